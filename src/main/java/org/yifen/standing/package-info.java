/**
 * The places of an event and its tie-breaks, by the competition rules (竞赛规则, articles 13 and 14).
 */
@NullMarked
package org.yifen.standing;

import org.jspecify.annotations.NullMarked;
