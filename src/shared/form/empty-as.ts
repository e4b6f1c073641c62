import type { FieldValues, Path, RegisterOptions } from 'react-hook-form'

/** What an empty text is where a field may lack: null, as the record has it, and so no change either. */
export function emptyAs<Values extends FieldValues>(
  nullable: boolean,
): RegisterOptions<Values, Path<Values>> {
  if (!nullable) return {}
  return { setValueAs: (value: unknown) => (value === '' ? null : value) }
}
