export type EmbeddedDatabaseFault =
  | 'unsupported_platform'
  | 'folder_in_use'
  | 'folder_unusable'
  | 'version_mismatch'
  | 'secret_missing'
  | 'init_failed'
  | 'start_failed'

/** Its message is one plain line for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {
  readonly code: EmbeddedDatabaseFault

  constructor(code: EmbeddedDatabaseFault, message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s+/g, ' ').trim(), options)
    this.name = 'EmbeddedDatabaseError'
    this.code = code
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'a file stands in its place',
}

export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const reasonOf = (error: unknown): string => {
  const code = errorCodeOf(error)
  return (code && REASONS[code]) ?? (error instanceof Error ? error.message : String(error))
}

/** Whatever went wrong below, as the one error that callers expect. */
export const asEmbeddedDatabaseError = (error: unknown, dataDir: string): EmbeddedDatabaseError =>
  error instanceof EmbeddedDatabaseError
    ? error
    : new EmbeddedDatabaseError(
        'folder_unusable',
        `The database in ${dataDir} cannot be started: ${reasonOf(error)}.`,
        { cause: error },
      )
