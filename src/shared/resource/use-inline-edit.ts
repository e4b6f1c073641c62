import { useRef, useState } from 'react'
import { changeSchema } from '@contract/kernel/define-resource'
import type { EditHow, SavedCells } from '@/shared/grid/data-grid.types'
import { ApiError, toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { success } from '@/shared/notify/notification.slice'
import { withUndo } from '@/shared/notify/undo'
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

  const write = async (row: ResourceRow, field: string, value: unknown, isUndo = false) => {
    const { id } = row
    const own = written.current.get(id) ?? 0
    // Undo stands on the version that was written here: what somebody else wrote since is not overwritten unseen.
    const row_version = isUndo && own > 0 ? own : Math.max(row.row_version, own)
    const saved = await update({ id, row_version, values: { [field]: value } }).unwrap()
    written.current.set(id, saved.row_version)
    return true
  }

  /** Asks which of two versions is to stand, and writes it; again where a third came meanwhile. False: theirs stands. */
  const settle = async (base: ResourceRow, field: string, value: unknown): Promise<boolean> => {
    const { data } = await http.get<{ data: ResourceRow }>(`${api.url}/${encodeURIComponent(base.id)}`)
    const theirs = data.data
    const decided = await new Promise<Record<string, unknown> | null>(decide =>
      setStale({ field, base, mine: { ...base, [field]: value }, theirs, decide }),
    )
    setStale(null)
    dispatch(api.wentStale(base.id))
    if (!decided || decided[field] === theirs[field]) return false
    try {
      await write(theirs, field, decided[field])
    } catch (error) {
      if (toApiFailure(error).code !== 'stale_record') throw error
      return settle(theirs, field, decided[field])
    }
    return true
  }

  const edit = async (
    row: ResourceRow,
    field: string,
    text: string,
    { isPasted, isUndo }: EditHow,
  ): Promise<boolean> => {
    const value = valueOf(list, field, text)
    const parsed = changeSchema(api.resource).safeParse({ [field]: value })
    if (!parsed.success) throw new Error(words.say('edit.malformed'))
    try {
      return await write(row, field, value, isUndo).catch((error: unknown) => {
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
  const onSaved = (saved: SavedCells) => {
    const names = saved.columns.map(words.fieldLabel).join(', ')
    dispatch(withUndo(words.say('edit.saved', { columns: names }), saved.undo))
  }
  const onUndone = (isWhole: boolean) => {
    if (isWhole) dispatch(success(words.say('bulk.undone')))
  }
  return { edit, stale, onSaved, onUndone }
}
