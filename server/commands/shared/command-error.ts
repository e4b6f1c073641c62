/** What stops a command, in words for the person who typed it; nothing more needs to be shown. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Typed wrongly: how the command is used follows. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
