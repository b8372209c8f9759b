package org.yifen.regulation;

/** A table of the regulation is not as it must be; the message has file, line and reason. */
public final class TableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public TableException(String message) {
    super(message);
  }
}
