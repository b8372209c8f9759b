package org.yifen.diagnostic;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What a reader returns: as much of the value as could be read, and everything noticed on the way.
 * No value without at least one error.
 */
public record Read<T>(Optional<T> value, List<Diagnostic> diagnostics) {

  public Read {
    diagnostics = List.copyOf(diagnostics);
    if (value.isEmpty() && !hasErrors(diagnostics)) {
      throw new IllegalArgumentException("nothing read, and no error says why");
    }
  }

  /** A value with nothing to say about it. */
  public static <T> Read<T> of(T value) {
    return new Read<>(Optional.of(value), List.of());
  }

  /** A value and what was noticed. */
  public static <T> Read<T> of(T value, List<Diagnostic> diagnostics) {
    return new Read<>(Optional.of(value), diagnostics);
  }

  /** No value, and why. */
  public static <T> Read<T> failed(Diagnostic... why) {
    return new Read<>(Optional.empty(), List.of(why));
  }

  public boolean hasErrors() {
    return hasErrors(diagnostics);
  }

  /** Whether one of the findings is an error. */
  public static boolean hasErrors(Collection<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(d -> d.notice().severity() == Severity.ERROR);
  }
}
