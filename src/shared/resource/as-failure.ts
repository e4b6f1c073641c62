import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'

/** The query cache keeps our ApiFailure, or a plain record of an exception that was none. */
export function asFailure(error: unknown): ApiFailure {
  const known = error as Partial<ApiFailure> | null
  return typeof known?.status === 'number' && typeof known.code === 'string'
    ? (known as ApiFailure)
    : toApiFailure(error)
}
