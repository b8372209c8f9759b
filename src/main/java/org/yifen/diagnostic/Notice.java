package org.yifen.diagnostic;

import static org.yifen.diagnostic.Severity.ERROR;
import static org.yifen.diagnostic.Severity.NOTE;
import static org.yifen.diagnostic.Severity.WARNING;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.yifen.trace.Article;
import org.yifen.trace.Location;

/**
 * Every notice the program can give, in one place. Texts and remedies are in {@code
 * notices_zh.properties} and {@code notices_en.properties} under the same code.
 *
 * <p>A code, once released, keeps its meaning; a retired code is not used again (docs/notices.md).
 */
public enum Notice {
  // FIL: the file itself
  /** The file does not exist. */
  FIL_001(ERROR, "7", 1),
  /** The file cannot be read: {0}. */
  FIL_002(ERROR, "7", 1),
  /** This is a folder, not a report. */
  FIL_003(ERROR, "7", 0),
  /** The file is empty. */
  FIL_004(ERROR, "7", 0),
  /** Not a report that can be read; it really is: {0}. */
  FIL_005(ERROR, "7", 1),
  /** The workbook is encrypted with a password. */
  FIL_006(ERROR, "7", 0),
  /** The workbook is damaged: {0}. */
  FIL_007(ERROR, "7", 1),
  /** The file is beyond the limits: {0}. */
  FIL_008(ERROR, "7", 1),
  /** The encoding was taken to be {0}. */
  FIL_009(NOTE, "7", 1),
  /** The CSV is malformed: {0}. */
  FIL_010(ERROR, "7", 1),
  /** The part {0} declares a document type, which no spreadsheet program does; it was not read. */
  FIL_011(ERROR, "7", 1),
  /** Only the first {0} findings of {1} are listed. */
  FIL_012(NOTE, "7", 2),
  /** The file is {0}, no report. */
  FIL_013(ERROR, "7", 1),
  /** This is neither a file nor a folder but a pipe or a device. */
  FIL_014(ERROR, "7", 0),
  /** The text is in no encoding that is read; the first such byte is in line {0}. */
  FIL_015(ERROR, "7", 1),
  // TAB: the layout of the table
  /** No table header was found (a row with both 序号 and 姓名, or no and name). */
  TAB_001(ERROR, "7", 0),
  /** {0} is missing. */
  TAB_002(ERROR, "7", 1),
  /** The value of {0}, “{1}”, is not understood. */
  TAB_003(ERROR, "7", 3),
  /** The column {0} is missing. */
  TAB_004(ERROR, "7", 1),
  /** The key “{0}” is not known; it was not read. */
  TAB_005(WARNING, "7", 1),
  /** The column “{0}” is not known; it was not read. */
  TAB_006(WARNING, "7", 1),
  /** The column {0} appears twice. */
  TAB_007(ERROR, "7", 1),
  /** The key {0} is given twice. */
  TAB_008(ERROR, "7", 1),
  /** The number “{0}” is not a whole number from 1. */
  TAB_009(ERROR, "7", 1),
  /** The number {0} is used twice. */
  TAB_010(ERROR, "7", 1),
  /** A row of the table is hidden; it was read all the same. */
  TAB_011(WARNING, "7", 0),
  /** The hidden sheet “{0}” was not read. */
  TAB_012(NOTE, "7", 1),
  /** Data cells, {0}, are merged; the range holds a single value. */
  TAB_013(ERROR, "7", 1),
  /** The formula has no stored result: {0}. */
  TAB_014(ERROR, "7", 1),
  /** The cell holds the error value {0}. */
  TAB_015(ERROR, "7", 1),
  /** There are neither result columns nor a sheet 对局 (games). */
  TAB_016(ERROR, "7", 0),
  /** The table has no participants. */
  TAB_017(ERROR, "7", 0),
  /** “{0}”, below the table, was not read. */
  TAB_018(NOTE, "7", 1),
  /** There is no result column for number {0}. */
  TAB_019(ERROR, "7", 1),
  /** {0} “{1}” is not understood. */
  TAB_020(ERROR, "7", 2),
  /** The sheet “{0}” looks like a results table too; it was not read. */
  TAB_021(WARNING, "7", 1),
  /** The column {0} is missing; what it would show cannot be checked. */
  TAB_022(WARNING, "7", 1),
  /** The row of “{0}” looks like a header, but it has no column 序号. */
  TAB_023(ERROR, "7", 1),
  /** The scoring (计分制) is not stated; the results show {0}. */
  TAB_024(NOTE, "7", 1),
  /** Neither the section (组别) nor the sex of everybody is given. */
  TAB_025(WARNING, "7", 0),
  /** The number {0} stands for two names, {1} and {2}. */
  TAB_026(ERROR, "7", 3),
  /** “{0}” is the name of no participant, or of several. */
  TAB_027(ERROR, "7", 1),
  /** The template has version {0}, later than {1}, the one this program knows. */
  TAB_030(NOTE, "7", 2),
  /** “{0}” is no participant; results against it were read as byes. */
  TAB_035(NOTE, "7", 1),
  /** {0} has results but no number. */
  TAB_036(ERROR, "7", 1),
  /** The columns {0} of the table are hidden; they were read all the same. */
  TAB_037(WARNING, "7", 1),
  /** A second table begins here, below the first; it was not read. */
  TAB_038(WARNING, "7", 0),
  /** “{1}”, behind the value of {0}, was not read. */
  TAB_039(WARNING, "7", 2),
  // RES: results, points and places
  /** The result “{0}” is not understood. */
  RES_001(ERROR, "7", 2),
  /** The two results contradict each other: {0} has {1}, {2} has {3}. */
  RES_002(ERROR, "7", 4),
  /** The opponent's number {0} is in no row of the table. */
  RES_003(ERROR, "7", 1),
  /** The cell of a player against the same player holds “{0}”. */
  RES_004(ERROR, "7", 1),
  /** The points do not add up: {0} reported, {1} by the results. */
  RES_005(ERROR, "7", 2),
  /** Places contradict points: place {0} has {1}, place {2} has {3}. */
  RES_006(ERROR, "7", 4),
  /** A score became a date ({0}, stored as {1}). */
  RES_007(ERROR, "7", 2),
  /** The opponent named is the same player. */
  RES_008(ERROR, "7", 0),
  /** The colours contradict each other: {0} and {1} cannot both have them. */
  RES_009(ERROR, "7", 2),
  /** {0} has a result for this game, {1} has none. */
  RES_010(ERROR, "7", 2),
  /** {0} and {1} met {2} times. */
  RES_011(ERROR, "7", 3),
  /** The scoring does not fit: {0} declared, but the two scores of games add up to {1}. */
  RES_012(ERROR, "7", 2),
  /** {0} has two games in round {1}. */
  RES_013(ERROR, "7", 2),
  /** The points “{0}” are not understood. */
  RES_014(ERROR, "7", 1),
  /** The place “{0}” is not understood. */
  RES_015(ERROR, "7", 1),
  /** The number format may show the stored value {0} as something else ({1}). */
  RES_016(WARNING, "7", 2),
  /** There is no result between {0} and {1}. */
  RES_017(ERROR, "7", 2),
  /**
   * Nobody has place 1, so the champion's rule cannot apply ({0} participants, {1} with a place).
   */
  RES_018(WARNING, "8", 2),
  /** {0} participants share place 1; the champion's rule holds for each of them. */
  RES_019(WARNING, "8", 1),
  /** {0} and {1} are given 0-0 without ※; the game counts as played and lost by both. */
  RES_020(WARNING, "7", 2),
  /** Place {0} does not follow from the places before it, which make it {1}. */
  RES_021(WARNING, "7", 2),
  /** {0} and {1} met {2} times. */
  RES_022(WARNING, "7", 3),
  /** {0} has no place. */
  RES_023(WARNING, "7", 1),
  /** The rounds {0} have no results, although there are later rounds, up to {1}. */
  RES_024(ERROR, "7", 2),
  /** The marks of players against themselves are not on the diagonal: rows were renumbered. */
  RES_025(ERROR, "7", 0),
  /** The crosstable is filled in on one side of the diagonal only. */
  RES_026(ERROR, "7", 0),
  /** The system is {0}, but the results are those of {1}. */
  RES_027(ERROR, "7", 2),
  /** Place {0} is not the {1} that the rules give: tied with {2}, {3} is {4} against {5}. */
  RES_028(WARNING, "rules", 6),
  /** The number of fouls “{0}” is not understood. */
  RES_029(WARNING, "rules", 1),
  /** The places of {0} players with as many points as others are not those of the rules: {1}. */
  RES_030(WARNING, "rules", 2),
  // TRF: the Tournament Report File
  /** The record {0} ({1}) is missing. */
  TRF_001(ERROR, "7", 2),
  /** The columns of {0} lines are counted in {1} instead of characters; they were read so. */
  TRF_002(WARNING, "7", 2),
  /**
   * The fields of this line are not in their columns: column {0} has to be blank, “{1}” stands
   * there.
   */
  TRF_003(ERROR, "7", 2),
  /** The date of {0}, “{1}”, can be read in several ways; it was read as {2}. */
  TRF_004(WARNING, "7", 3),
  /** The system is not stated in a way that is understood (092, 192); by the games it is {0}. */
  TRF_005(WARNING, "7", 1),
  /** The scoring is not stated; by the points it is {0}. */
  TRF_006(NOTE, "7", 1),
  /** {0} has the opponent {1} in round {3}, but the result {2}, which is that of a bye. */
  TRF_007(ERROR, "7", 4),
  /** {0} has the result {1} in round {2}, but no opponent. */
  TRF_008(ERROR, "7", 3),
  /** {0} has a colour in round {1}, but no opponent. */
  TRF_009(WARNING, "7", 2),
  /** Round {0}: {1} games have opponents but no result. */
  TRF_010(ERROR, "7", 2),
  /** Round {0} has {1} byes of the pairing (U); there can be one at most. */
  TRF_011(WARNING, "7", 2),
  /** {0} rounds are planned, the players' lines have {1}. */
  TRF_012(WARNING, "7", 2),
  /** Nobody has the starting ranks {0}, although higher ones are there. */
  TRF_013(WARNING, "7", 1),
  /** The record {0} says {1}, the players' lines say {2}. */
  TRF_014(WARNING, "7", 3),
  /** The date of round {0}, “{1}”, is in no reading within the days of the event. */
  TRF_015(WARNING, "7", 2),
  /** Lines of no known record were passed over as comments: {0}, the first is “{1}”. */
  TRF_016(NOTE, "7", 2),
  /** The line “{0}” is not understood. */
  TRF_017(WARNING, "7", 1),
  /** Neither the section (组别) nor the sex of everybody is given. */
  TRF_018(WARNING, "7", 0),
  // CNV: what a conversion loses
  /** {0} has no place for: {1}. */
  CNV_001(WARNING, "7", 2),
  /**
   * The rounds of {0} games are not known; the games stand in the rounds of a round-robin table.
   */
  CNV_002(WARNING, "7", 1),
  /** A crosstable has no rounds: those of {0} games are left out. */
  CNV_003(WARNING, "7", 1),
  /**
   * Who moved first is not known in {0} games; the layout has no form for that, the one named first
   * was written as first.
   */
  CNV_004(WARNING, "7", 1),
  /** Of the report itself this is not kept: {0}. */
  CNV_005(WARNING, "7", 1),
  /** {0} texts were cut or changed to fit: {1}. */
  CNV_006(WARNING, "7", 2),
  /** The report does not state {1}, which {0} asks for. */
  CNV_007(WARNING, "7", 2),
  /** {0} cannot hold {1}; nothing was written. */
  CNV_008(ERROR, "7", 2),
  // PLY: who the participants are
  /** The id {0} is not in the register of players. */
  PLY_001(ERROR, "7", 1),
  /** No player of the register matches: {0}, {1}, {2}. */
  PLY_002(ERROR, "7", 3),
  /** {0} matches several players: {1}. */
  PLY_003(ERROR, "7", 2),
  /** The same player, {0}, appears twice. */
  PLY_004(ERROR, "7", 1),
  /** The rating is not the register's: {0} reported, {1} registered. */
  PLY_005(ERROR, "7", 2),
  /** The title is not the register's: {0} reported, {1} registered. */
  PLY_006(ERROR, "7", 2),
  /** The name does not belong to the id: {0} reported, {1} registered. */
  PLY_007(ERROR, "7", 2),
  /** The sex is not the register's: {0} reported, {1} registered. */
  PLY_008(ERROR, "7", 2),
  /** The unit is not the register's: {0} reported, {1} registered. */
  PLY_009(WARNING, "7", 2),
  /** The sex “{0}” is not understood. */
  PLY_010(ERROR, "7", 1),
  /** A participant entered as {0} cannot play in the section {1}. */
  PLY_011(ERROR, "9", 2),
  /** The name is blank. */
  PLY_012(ERROR, "7", 0),
  /** The rating “{0}” is not a whole number. */
  PLY_013(ERROR, "7", 1),
  /** The rating is blank; the register has {0}. */
  PLY_014(WARNING, "7", 1),
  /** New player registered: {0}, id {1}. */
  PLY_015(NOTE, "7", 2),
  /** The sex of {0} is not given. */
  PLY_016(ERROR, "9", 1),
  /** The title is blank; the register has {0}. */
  PLY_017(WARNING, "7", 1),
  /** No player of the register matches: {0}, {1}, {2}; did you mean {3}? */
  PLY_018(ERROR, "7", 4),
  /** Change of name: {0}, formerly {1}, is now {2}. */
  PLY_019(NOTE, "7", 3),
  /** Transfer: {0} {1}, from {2} to {3}. */
  PLY_020(NOTE, "7", 4),
  /** Two reports state different changes of {0}: {1} and {2}. */
  PLY_021(ERROR, "7", 3),
  /** The remarks state the former name {0}, which is none of {1}. */
  PLY_022(ERROR, "7", 2),
  /** A transfer of {0} is stated without the new unit. */
  PLY_023(WARNING, "7", 1),
  /** New player registered: {0}, id {1}, although much like {2}. */
  PLY_024(WARNING, "7", 3),
  // DAT: dates
  /** The date of {0}, “{1}”, is not understood. */
  DAT_001(ERROR, "1", 2),
  /** The date of {0}, {1}, does not exist. */
  DAT_002(ERROR, "1", 2),
  /** The end, {1}, is before the start, {0}. */
  DAT_003(ERROR, "1", 2),
  /** The report was submitted on {0}, before the end on {1}. */
  DAT_004(WARNING, "7", 2),
  /** Submitted late: it ended on {0}, was submitted on {1}, and the time allowed is {2} days. */
  DAT_005(WARNING, "7", 3),
  // CND: the conditions of articles 4 and 6
  /** Only {0} of {1} participants are rated, fewer than {2}; the event is not rated. */
  CND_001(WARNING, "4.1", 3),
  /**
   * A round robin of up to {0} participants needs all of them rated; of {1}, {2} are not; the event
   * is not rated.
   */
  CND_002(WARNING, "4.1", 3),
  /**
   * Only {0} units take part (the organiser's own apart), fewer than {1}; the event is not rated.
   */
  CND_003(WARNING, "4.2", 2),
  /** The unit “{0}” has {1} of {2} participants, more than {3}; the event is not rated. */
  CND_004(WARNING, "4.2", 4),
  /** Only {0} national-grade arbiters are named, fewer than {1}; the event is not rated. */
  CND_005(WARNING, "4.3", 2),
  /** The competition rules used are not stated. */
  CND_006(NOTE, "4.4", 0),
  /** {0} participants, fewer than the {1} a title event needs; no norms are recognised. */
  CND_007(WARNING, "6.1", 2),
  /**
   * {0} of {1} participants are unrated, more than the {2} a title event allows; no norms are
   * recognised.
   */
  CND_008(WARNING, "6.1", 3),
  /** The condition {0} is waived: {1}, {2}, {3}. */
  CND_009(NOTE, "4", 4),
  /** The event is for the title {0}, but nobody of that sex can play in the section {1}. */
  CND_010(WARNING, "5", 2),
  // BOK: the book
  /** The book already holds a report of the event {0}. */
  BOK_001(ERROR, "7", 1),
  /** The event {0} ended on {1}, in the half of {2}, which is closed; no list counts it. */
  BOK_002(WARNING, "1", 3),
  /** The report {0} was changed after the list {1} used it; the published list stands. */
  BOK_003(WARNING, "2", 2),
  /** {0}. */
  BOK_004(ERROR, "2", 1),
  /** The id {0} is used twice. */
  BOK_005(ERROR, "2", 1),
  /** The waived event {0} has no report. */
  BOK_006(WARNING, "4", 1),
  /** The condition “{0}” is not known. */
  BOK_007(ERROR, "4", 2),
  /** The event {0} of a title by place has no report. */
  BOK_008(WARNING, "11", 1),
  /** The player {0} of a title by place is not in the register. */
  BOK_009(ERROR, "11", 1),
  /** The title “{0}” is not known or not of the player's sex. */
  BOK_010(ERROR, "11", 2),
  /** The file must have the columns {0}. */
  BOK_011(ERROR, "2", 1),
  /** {0} reports are of events that end after this half and wait for a later list ({1}). */
  BOK_012(NOTE, "1", 2),
  /** The file “{0}” is no report ({1}); it was not read. */
  BOK_013(NOTE, "7", 2),
  /**
   * The events {0} and {1} have the same name, dates and players: one report seems to be there
   * twice.
   */
  BOK_014(ERROR, "7", 2),
  /** The acknowledged notice {0} is no warning. */
  BOK_015(WARNING, "7", 1),
  /** The acknowledged code “{0}” is not known. */
  BOK_016(WARNING, "7", 1),
  /** The acknowledged finding {0} of the event {1} at {2} does not exist. */
  BOK_017(WARNING, "7", 3),
  /** The condition {0} of the event {1} is acknowledged, not waived. */
  BOK_018(NOTE, "4", 2),
  /** The event {0} of an acknowledged finding has no report. */
  BOK_019(WARNING, "7", 1),
  /** The player {0} of a title by place did not take part in the event {1}. */
  BOK_020(ERROR, "11", 2),
  /** The report has no place for {0}, who won a title by place. */
  BOK_021(WARNING, "11", 1),
  /** {0} won the title {1} with place {2}, but {3} with place {4} neither has it nor won it. */
  BOK_022(WARNING, "11", 5),
  /** The event {0} of a title by place is one of teams. */
  BOK_023(WARNING, "11", 1),
  // PLA: results that are hard to believe
  /** {0} ({1}) made {2} against {3} ({4}), where {5} was expected. */
  PLA_001(WARNING, "8", 6),
  /** {0} ({1}) made {2} of {3}, where {4} were expected; the chance is {5} %. */
  PLA_002(WARNING, "8", 6),
  /** The performance of {0} is {1}, {2} above the rating {3}. */
  PLA_003(WARNING, "8", 4),
  /** {0} played in {1} and in {2} on the same days. */
  PLA_004(WARNING, "7", 3),
  /** A closed group: {0} played nobody else in the half, in {1}. */
  PLA_005(WARNING, "4", 2),
  /** The same small group, {0}, played in {1}. */
  PLA_006(WARNING, "4", 2),
  // RAT: what the calculation has to say
  /**
   * {0} scored 100 % for the first rating; table one has no such entry, the largest difference {1}
   * was used.
   */
  RAT_001(NOTE, "9", 2),
  /**
   * The first rating of {0} would be {1}, below the lowest published rating {2}; the player stays
   * unrated.
   */
  RAT_002(NOTE, "2", 3),
  /**
   * The new rating of {0}, {1}, is below the lowest published rating {2}; the player leaves the
   * list.
   */
  RAT_003(NOTE, "2", 3),
  /** {0} has played no rated game for {1} half-years; the rating changes by {2}. */
  RAT_004(NOTE, "2", 3),
  /** {0} has played no rated game for {1} half-years; the rating is cancelled. */
  RAT_005(NOTE, "2", 2),
  /** The games of {0} kept from the event {1} are too old and are dropped. */
  RAT_006(NOTE, "9", 2),
  /** {0} won the title {1} by place; the rating is set to {2}. */
  RAT_007(NOTE, "11", 3),
  // NRM: title events and norms
  /** The average was announced as {0}; by the report it is {1}. */
  NRM_001(WARNING, "6.3", 2),
  /** {0} games a participant were announced; by the report it is {1}. */
  NRM_002(WARNING, "6.3", 2),
  /** The standard score for {0} was announced as {1}; by the report it is {2}. */
  NRM_003(WARNING, "6.3", 3),
  /** Announced, but not in the report: {0}. */
  NRM_004(WARNING, "6.3", 1),
  /** In the report, but not announced: {0}. */
  NRM_005(WARNING, "6.3", 1),
  /** The file {0} is no announcement. */
  NRM_006(ERROR, "6.3", 1),
  /** The announcement is of the event {0}, the report of {1}. */
  NRM_007(ERROR, "6.3", 2),
  /** The event is no title event; there are no norms in it. */
  NRM_008(NOTE, "5", 0),
  /** The report tells neither the section nor everybody's sex. */
  NRM_009(ERROR, "5", 0),
  /** The report of {0}, which the list {1} used, is not in the book any more, or was changed. */
  NRM_010(WARNING, "10", 2),
  /** The list {0} has another norm of {1} in {2} than the report gives now. */
  NRM_011(WARNING, "10", 3),
  /** The report has no ratings, so that there is no average. */
  NRM_012(ERROR, "6.3", 0),
  // GAM: positions and moves of the game; 001 to 009 positions and counts of them
  /** FEN, character {0}: “{1}” is no piece and no number of empty squares. */
  GAM_001(ERROR, "", 2),
  /** FEN, character {0}: the row “{1}” has not nine squares. */
  GAM_002(ERROR, "", 2),
  /** FEN, character {0}: the board has {1} rows, not ten. */
  GAM_003(ERROR, "", 2),
  /** FEN, character {0}: “{1}” does not say who is to move. */
  GAM_004(ERROR, "", 2),
  /** FEN, character {0}: “{1}” is not one of the two counters. */
  GAM_005(ERROR, "", 2),
  /** This is no position of a game: {0}. */
  GAM_006(ERROR, "rules", 1),
  /** Depth {0}: counted {1}, the file says {2}: {3}. */
  GAM_007(ERROR, "", 4),
  /** The depth “{0}” or the number of positions “{1}” is no such number. */
  GAM_008(ERROR, "", 2),
  /** The first row “{0}” does not name the columns. */
  GAM_009(ERROR, "", 1),
  // GAM: 010 to 019 moves that cannot be made or understood
  /** Move {0}, “{1}”, breaks the rules: {2}; {3} could be played. */
  GAM_010(ERROR, "rules", 4),
  /** Move {0}, “{1}”, cannot be read. */
  GAM_011(ERROR, "", 2),
  /** Move {0}, “{1}”, can mean {2}; {3}. */
  GAM_012(ERROR, "", 4),
  /** Move {0}, “{1}”, was taken for {2}, the only one with which the rest is legal. */
  GAM_013(NOTE, "", 3),
  /** {0}: moves {1}. */
  GAM_014(NOTE, "", 2),
  /** By the record {0} is to move, but its first move, “{1}”, is the other side's. */
  GAM_015(ERROR, "rules", 2),
  /** In a variation, move {0}, “{1}”, cannot be made: {2}. */
  GAM_016(WARNING, "rules", 3),
  // GAM: 020 to 029 the game against its result, and what the rules of draws say of it
  /** {0}: the result is {1}, but the record says {2}. */
  GAM_020(ERROR, "rules", 3),
  /** {0}: the result is {1}; the record gives none. */
  GAM_021(NOTE, "rules", 2),
  /** The text “{0}” says {1}, the result {2}. */
  GAM_022(WARNING, "", 3),
  /** The text “{0}” says {1}; no result is given. */
  GAM_023(NOTE, "", 2),
  /** By the text “{0}” {1} moves first, but the record has {2} as Red. */
  GAM_024(WARNING, "", 3),
  /** After move {0}, {1} rounds without a capture: {2} may claim a draw. */
  GAM_025(NOTE, "rules", 3),
  /** After move {0} the position stands for the {1}. time, as after {2}. */
  GAM_026(NOTE, "rules", 3),
  /** Moves {0} to {1} are {2} by {3}: {4}. */
  GAM_027(NOTE, "rules", 5),
  /** The game stops at a repetition, moves {0} to {1}, {2}; by {3} {4}, but the result is {5}. */
  GAM_028(WARNING, "rules", 6),
  // GAM: 030 to 042 clocks
  /** In move {0} the flag of {1} fell ({2}, {3} over): the result is {4}, the record says {5}. */
  GAM_030(ERROR, "rules", 6),
  /** In move {0} the flag of {1} fell ({2}, {3} over); {4}. */
  GAM_031(NOTE, "rules", 5),
  /** The record has {0} times for {1} moves. */
  GAM_032(WARNING, "", 2),
  /** The flag of {1} fell in move {0}, but the record goes on for {2} moves. */
  GAM_033(WARNING, "rules", 3),
  /** By the reading after move {0} {1} took {2} too long, unless it lacks the increment. */
  GAM_034(WARNING, "rules", 3),
  /** After move {0} the clock of {1} shows {2}, but at most {3} is possible. */
  GAM_035(WARNING, "rules", 4),
  /** Move {0} of {1} took {2} by the record, {3} by the clock. */
  GAM_036(WARNING, "rules", 4),
  /** {0} moves have no time: {1}. */
  GAM_037(NOTE, "", 2),
  /** After move {0} exactly nothing is left on the clock of {1}. */
  GAM_038(NOTE, "rules", 2),
  /** The clocks were not judged: {0}. */
  GAM_039(NOTE, "", 1),
  /** “{0}” is no time control that can be read: character {1}, {2}. */
  GAM_040(NOTE, "", 3),
  /** The time “{1}” of move {0} cannot be read. */
  GAM_041(WARNING, "", 2),
  /** {0} is “{1}”; the moves add up to {2}. */
  GAM_042(NOTE, "", 3),
  // GAM: 043 to 049 claims, draw offers, positions that nobody can win
  /** The claim of {1} after move {0} is right: {2} rounds of {3}, moves, checks. */
  GAM_043(NOTE, "rules", 8),
  /** The claim of {1} after move {0} is right, so a draw, but the record says {2}. */
  GAM_044(ERROR, "rules", 3),
  /** The claim of {1} after move {0} is false: {2} rounds of {3}, moves, checks. */
  GAM_045(WARNING, "rules", 8),
  /** There is no legal move {0}, so the claim of {1} was not judged. */
  GAM_046(WARNING, "", 2),
  /** After move {0} {1} offers a draw for time number {2}, the other side had {3} offers. */
  GAM_047(WARNING, "rules", 4),
  /** After move {0} no piece that can cross the river is left: a draw. */
  GAM_048(NOTE, "rules", 1),
  /** From move {0} on nobody could win, so a draw, but the record says {1}. */
  GAM_049(WARNING, "rules", 2),
  // GAM: 050 to 059 rulings on repetitions
  /** The first row “{0}” does not name the columns of cases. */
  GAM_050(ERROR, "", 1),
  /** The moves cannot be played: move {0}, “{1}”, because {2}. */
  GAM_051(ERROR, "rules", 3),
  /** There are no such rules: {0}. */
  GAM_052(ERROR, "", 1),
  // GAM: 060 to 069 positions that are shown
  /** Shown as it is, though no game can come to it: {0}. */
  GAM_060(WARNING, "rules", 1),
  // ONL: logs of online games
  /** The log lacks the columns {0}. */
  ONL_001(ERROR, "", 1),
  /** The row is no game and is left out: {0}; “{1}”. */
  ONL_002(WARNING, "", 2),
  /** The row is earlier than a game before it. */
  ONL_003(ERROR, "", 0),
  /** The row is earlier than the last game of the state. */
  ONL_004(ERROR, "", 0),
  /** The saved state is damaged. */
  ONL_005(ERROR, "", 0),
  /** The saved state was made by other tables. */
  ONL_006(ERROR, "", 0),
  // AUD: lists against what they were made from
  /** The list {0} has no manifest, or one that cannot be read. */
  AUD_001(ERROR, "2", 1),
  /** The manifest of {0} follows another manifest of {1} than the one that is there. */
  AUD_002(ERROR, "2", 2),
  /** The file {0} of the list {1} is not what the manifest says. */
  AUD_003(ERROR, "2", 2),
  /** The file {0} of the list {1} is missing. */
  AUD_004(ERROR, "2", 2),
  /** The list {1} has a file {0} that its manifest does not name. */
  AUD_005(ERROR, "2", 2),
  /** The report {0}, which the list {1} used, was changed since. */
  AUD_006(ERROR, "7", 2),
  /** The report {0}, which the list {1} used, is gone. */
  AUD_007(ERROR, "7", 2),
  /** The list {0} is missing, between {1} and {2}. */
  AUD_009(ERROR, "1", 3),
  /** {0}: {1}: {2} is {3} as published, {4} as calculated again. */
  AUD_010(ERROR, "8", 5),
  /** {0} of the list {1} differs from the file made again, but in no row. */
  AUD_011(ERROR, "2", 2),
  /** The list {0} cannot be calculated again. */
  AUD_012(ERROR, "2", 1),
  /** The book {0} is written in the form {1}; this program knows forms up to {2}. */
  AUD_013(ERROR, "2", 3),
  /** The list {0} was made by other tables ({1}) than those at hand. */
  AUD_014(ERROR, "8", 2),
  /** The list {0} did not keep the persons of its time; they were taken from its register. */
  AUD_015(NOTE, "2", 1),
  /** No table of the file has a name or id and a rating: this is no list. */
  AUD_020(ERROR, "2", 0),
  /** The rating “{0}” is not understood. */
  AUD_021(ERROR, "2", 1),
  /** The id {0} stands twice in the list. */
  AUD_022(ERROR, "2", 1),
  /** This sheet has no table of a list; it was not read. */
  AUD_023(NOTE, "2", 0),
  /** The folder {0} holds no list: neither list.csv nor register.csv. */
  AUD_024(ERROR, "2", 1),
  /** What led to the list {0} cannot be calculated again, so causes cannot be tested. */
  AUD_025(WARNING, "2", 1),
  /** The list {0} was made from {1}, which is missing. */
  AUD_026(ERROR, "2", 2),
  /** The list {0} opens the book: no half-year led to it. */
  AUD_027(ERROR, "2", 1),
  // COR: corrections of published half-years
  /** The kind “{0}” of a correction is not known. */
  COR_001(ERROR, "2", 2),
  /** No published list used a report of the event {0}. */
  COR_002(ERROR, "2", 1),
  /** The report {0} of a correction is not there, or cannot be read. */
  COR_003(ERROR, "7", 1),
  /** The correction reaches back to {0}; before the opening list {1} nothing can be put right. */
  COR_004(ERROR, "1", 2),
  /** The half of {0} cannot be calculated with the corrections. */
  COR_005(ERROR, "2", 1),
  /** {0} and {1} did not meet in the event {2}. */
  COR_006(ERROR, "8", 3),
  /** The ids {0} and {1} cannot be merged: {2}. */
  COR_007(ERROR, "9", 3),
  /** Corrections change {0} ratings of the list before, by {1} to {2} points. */
  COR_008(NOTE, "2", 3),
  /** The report {0} is of the event {1}, the correction of {2}. */
  COR_009(ERROR, "7", 3),
  /** The event {0} ends in the half of {1}, which is not closed: its report needs no correction. */
  COR_010(ERROR, "1", 2),
  /** The event {0} is counted already. */
  COR_011(ERROR, "7", 1),
  /** A row that the list {0} carried is gone from {1}. */
  COR_012(ERROR, "2", 2),
  // ENV: the surroundings: book, files, commands
  /** The book is in use by another program: {0}. */
  ENV_001(ERROR, "2", 1),
  /** Cannot write {0}: {1}. */
  ENV_002(ERROR, "2", 2),
  /** {0} is not a book (it has no folder lists). */
  ENV_003(ERROR, "2", 1),
  /** {0} does not follow the last list, which is {1}; the next is {2}. */
  ENV_004(ERROR, "1", 3),
  /** The list {0} exists. */
  ENV_005(ERROR, "2", 1),
  /** The list {0} cannot be replaced: the later list {1} exists. */
  ENV_006(ERROR, "2", 2),
  /** The book has no list {0}. */
  ENV_007(ERROR, "2", 1),
  /** {0} exists and is not empty. */
  ENV_008(ERROR, "2", 1),
  /** Cannot read {0}: {1}. */
  ENV_009(ERROR, "2", 2),
  /** A table of the regulation is wrong: {0}. */
  ENV_010(ERROR, "8", 1),
  /** There is no such player: {0}. */
  ENV_011(ERROR, "2", 1),
  /** Several players match {0}: {1}. */
  ENV_012(ERROR, "2", 2),
  /** {0}, calculated again from the files at hand, is not what {1} holds. */
  ENV_013(WARNING, "2", 2),
  /** An internal defect: {0}. */
  ENV_014(ERROR, "2", 1),
  /** The file {0} exists. */
  ENV_020(ERROR, "2", 1),
  /** {0} is a report itself; no annotated copy is written over it. */
  ENV_026(ERROR, "7", 1),
  /** The report is a text; its annotated copy is a new workbook. */
  ENV_027(NOTE, "7", 0),
  /** The workbook could not be copied as it is; the annotated copy is drawn anew. */
  ENV_028(NOTE, "7", 0),
  /** There is no annotated copy of {0}: the file could not be read. */
  ENV_029(NOTE, "7", 1),
  // SCO: game records beside the report that names them
  /** The game file “{0}” was not found. */
  SCO_001(WARNING, "7", 1),
  /** The game file “{0}” cannot be read: {1}. */
  SCO_002(WARNING, "7", 2),
  /** “{0}” leads out of the report's folder; it was not opened. */
  SCO_003(WARNING, "7", 1),
  /** “{0}” fits several files: {1}. */
  SCO_004(WARNING, "7", 2),
  /** None of the games of “{0}” is between {1}; it holds {2}. */
  SCO_005(WARNING, "7", 3),
  /** Several games of “{0}” are between {1}: {2}. */
  SCO_006(WARNING, "7", 3),
  /** “{0}” has no game of that number; it holds {1}. */
  SCO_007(WARNING, "7", 2),
  /** The players differ: {0} in the report, {1} in the record. */
  SCO_008(WARNING, "7", 2),
  /** The colours differ: {0} in the report, {1} in the record. */
  SCO_009(ERROR, "7", 2),
  /** The colours differ ({0}, {1}) and the result {2} is the same, so that another one wins. */
  SCO_010(ERROR, "7", 3),
  /** The result of {0} is {1} in the report, {2} in the record. */
  SCO_011(ERROR, "7", 3),
  /** The result is {0} in the report, {1} in the record, whose players cannot be compared. */
  SCO_012(WARNING, "7", 2),
  /** By the moves {0}, which makes it {1}; the report has {2}. */
  SCO_013(ERROR, "7", 3),
  /** Not played (※) by the report, but the record has {0} plies. */
  SCO_014(WARNING, "7", 1),
  /** Both lost by the report; the record has {0}. */
  SCO_015(NOTE, "7", 1),
  /** The record has no moves. */
  SCO_016(WARNING, "7", 0),
  /** The move “{0}” of the record cannot be made: {2}; the {1} plies before it are legal. */
  SCO_017(WARNING, "7", 3),
  /** The names {0} of the record are in other letters than {1}. */
  SCO_018(NOTE, "7", 2),
  /** The record tells neither players nor result. */
  SCO_019(NOTE, "7", 0),
  /** Round {0} in the report, “{1}” in the record. */
  SCO_020(NOTE, "7", 2),
  /** The record is of {0}, outside the event ({1} to {2}). */
  SCO_021(NOTE, "7", 3),
  /** The record {0} stands for two games. */
  SCO_022(WARNING, "7", 1),
  /** Two games have the same {0} plies. */
  SCO_023(WARNING, "7", 1),
  /** The record is damaged ({0}). */
  SCO_024(WARNING, "7", 1),
  // REC: files of game records
  /** Not a file of game records that can be read. */
  REC_001(ERROR, "", 0),
  /** The record is damaged or cut short ({0}); what came before was read. */
  REC_002(ERROR, "", 1),
  /** The checksum of the XQF keys is wrong, so the record may be garbled. */
  REC_003(WARNING, "", 0),
  /** This text was taken to be {0}, though the rest is {1}. */
  REC_004(NOTE, "", 2),
  /** “{0}” has bytes that are no characters in {1}; they are shown as �. */
  REC_005(WARNING, "", 2),
  /** The start position “{0}” cannot be read. */
  REC_006(ERROR, "", 1),
  /** “{0}” stands among the moves but is no move; it was kept as a comment. */
  REC_008(WARNING, "", 1),
  /** The tag “{0}” is malformed; it was read as far as possible. */
  REC_009(WARNING, "", 1),
  /** The result is given twice: {0} in the tag, {1} after the moves. */
  REC_010(WARNING, "", 2),
  /** A “{0}” has no counterpart. */
  REC_011(WARNING, "", 1),
  /** The record is beyond the limits ({0}); the rest of it was not read. */
  REC_012(ERROR, "", 1),
  /** “{0}” is no move that can be made here. */
  REC_013(ERROR, "", 1),
  /** The record “{0}” of the library is marked as deleted; it was not read. */
  REC_014(NOTE, "", 1),
  /** “{0}” is a heading of the library, not a game. */
  REC_015(NOTE, "", 1),
  /**
   * The index of the library does not fit its content ({0}); the records themselves were followed.
   */
  REC_016(WARNING, "", 1),
  /** “{0}” stands outside the games; it was not read. */
  REC_017(NOTE, "", 1),
  /** {0} cannot hold {1}; that was left out. */
  REC_018(WARNING, "", 2),
  /** The variation {0} branches off where there is no move; it was not read. */
  REC_019(ERROR, "", 1);

  /** Longer values are cut: a cell may hold a whole page by mistake. */
  private static final int MOST_CHARACTERS = 1_000;

  private final Severity severity;
  private final Article article;
  private final int arguments;

  Notice(Severity severity, String article, int arguments) {
    this.severity = severity;
    this.article = new Article(article);
    this.arguments = arguments;
  }

  public Severity severity() {
    return severity;
  }

  /** The article of the rating regulation behind the notice, or the rules of the game. */
  public Article article() {
    return article;
  }

  /** How many arguments the texts have at most. */
  public int arguments() {
    return arguments;
  }

  /** The code as printed, such as {@code RES-001}. */
  public String code() {
    return name().replace('_', '-');
  }

  /** What is wrong, in words; {@code {0}}, {@code {1}} stand for values of the case. */
  public String text(Language language) {
    return Texts.of(language).text(this);
  }

  /** What to do about it, in words; {@code {0}}, {@code {1}} stand for values of the case. */
  public String remedy(Language language) {
    return Texts.of(language).remedy(this);
  }

  /** The notice of a code such as {@code RES-001}, also written {@code res_001}. */
  public static Optional<Notice> of(String code) {
    String name = code.strip().toUpperCase(Locale.ROOT).replace('-', '_');
    return Arrays.stream(values()).filter(n -> n.name().equals(name)).findFirst();
  }

  /** This notice about a place. */
  public Diagnostic at(Location where, Object... arguments) {
    return at(List.of(where), arguments);
  }

  /** This notice about several places: a contradiction has both its cells. */
  public Diagnostic at(List<Location> where, Object... arguments) {
    List<String> texts = Arrays.stream(arguments).map(Notice::text).toList();
    return new Diagnostic(this, where, texts, "", Optional.empty());
  }

  private static String text(Object argument) {
    String text = String.valueOf(argument);
    if (text.length() <= MOST_CHARACTERS) {
      return text;
    }
    boolean split = Character.isHighSurrogate(text.charAt(MOST_CHARACTERS - 1));
    return text.substring(0, split ? MOST_CHARACTERS - 1 : MOST_CHARACTERS) + "…";
  }
}
