import { changeSchema } from '@contract/kernel/define-resource'
import { ApiError, toApiFailure } from '@/shared/http/api-failure'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'

/** What a cell holds is text; the field says what it stands for. */
function valueOf(list: ListModel, field: string, text: string): unknown {
  const trimmed = text.trim()
  const declared = list.api.resource.fields[field]
  if (!declared) return text
  if (trimmed === '' && declared.schema.safeParse(null).success) return null
  if (declared.kind === 'integer') return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed
  if (declared.kind === 'boolean') return trimmed === 'true'
  if (declared.kind === 'money' || declared.kind === 'rate' || declared.kind === 'days')
    return trimmed.replaceAll(',', '')
  return trimmed
}

/** Writes one cell on the row as it was seen. A refusal says why and leaves the old value standing. */
export function useInlineEdit(list: ListModel) {
  const [update] = list.api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const { words, api } = list

  return async (row: ResourceRow, field: string, text: string): Promise<void> => {
    const values = { [field]: valueOf(list, field, text) }
    const parsed = changeSchema(api.resource).safeParse(values)
    if (!parsed.success) throw new Error(words.say('edit.malformed'))
    try {
      await update({ id: row.id, row_version: row.row_version, values }).unwrap()
    } catch (error) {
      const failure = toApiFailure(error)
      if (failure.code === 'stale_record') {
        dispatch(api.wentStale(row.id))
        throw new ApiError({ ...failure, message: words.say('edit.stale') })
      }
      throw new ApiError({ ...failure, message: failure.fields[0]?.message ?? failure.message })
    }
  }
}
