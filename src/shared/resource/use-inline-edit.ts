import { useRef, useState } from 'react'
import { changeSchema } from '@contract/kernel/define-resource'
import type { EditHow } from '@/shared/grid/data-grid.types'
import { ApiError, toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'

/** A cell whose record somebody else changed meanwhile: what was to be written, and what stands. */
export type StaleCell = {
  field: string
  base: ResourceRow
  mine: ResourceRow
  theirs: ResourceRow
  /** The record as decided upon; null where it stays as it stands. */
  decide: (values: Record<string, unknown> | null) => void
}

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
  const [stale, setStale] = useState<StaleCell | null>(null)
  // The list has the new version only when it was read again; the next cell of the record does not wait for that.
  const written = useRef(new Map<string, number>())
  const { words, api } = list

  const write = async (row: ResourceRow, field: string, value: unknown) => {
    const { id } = row
    const row_version = Math.max(row.row_version, written.current.get(id) ?? 0)
    const saved = await update({ id, row_version, values: { [field]: value } }).unwrap()
    written.current.set(id, saved.row_version)
  }

  /** Asks which of two versions is to stand, and writes it; again where a third came meanwhile. */
  const settle = async (base: ResourceRow, field: string, value: unknown): Promise<void> => {
    const { data } = await http.get<{ data: ResourceRow }>(`${api.url}/${encodeURIComponent(base.id)}`)
    const theirs = data.data
    const decided = await new Promise<Record<string, unknown> | null>(decide =>
      setStale({ field, base, mine: { ...base, [field]: value }, theirs, decide }),
    )
    setStale(null)
    dispatch(api.wentStale(base.id))
    if (!decided || decided[field] === theirs[field]) return
    try {
      await write(theirs, field, decided[field])
    } catch (error) {
      if (toApiFailure(error).code !== 'stale_record') throw error
      await settle(theirs, field, decided[field])
    }
  }

  const edit = async (
    row: ResourceRow,
    field: string,
    text: string,
    { isPasted }: EditHow,
  ): Promise<void> => {
    const value = valueOf(list, field, text)
    const parsed = changeSchema(api.resource).safeParse({ [field]: value })
    if (!parsed.success) throw new Error(words.say('edit.malformed'))
    try {
      await write(row, field, value).catch((error: unknown) => {
        if (isPasted || toApiFailure(error).code !== 'stale_record') throw error
        return settle(row, field, value)
      })
    } catch (error) {
      const failure = toApiFailure(error)
      if (failure.code === 'stale_record') {
        dispatch(api.wentStale(row.id))
        throw new ApiError({ ...failure, message: words.say('edit.stale') })
      }
      throw new ApiError({ ...failure, message: failure.fields[0]?.message ?? failure.message })
    }
  }
  return { edit, stale }
}
