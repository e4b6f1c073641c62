import { useRef, useState } from 'react'
import { suggestSlot } from '@contract/selling/document-match.rules'
import { uploadGroup, type UploadRow } from '@/shared/document-desk/upload-group'
import type { UploadSlot } from '@/shared/document-desk/upload-slot'

export type Uploads = {
  rows: readonly UploadRow[]
  isBusy: boolean
  add: (files: readonly File[]) => void
  change: (id: number, values: Partial<Pick<UploadRow, 'slotKey' | 'validTo'>>) => void
  remove: (id: number) => void
  uploadAll: () => Promise<void>
}

/** Files with the requirement each is for; they are sent one after the other, and what failed stays. */
export function useUploads(slots: readonly UploadSlot[], onSent: (count: number) => void): Uploads {
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const [isBusy, setBusy] = useState(false)
  const nextId = useRef(1)
  const show = (id: number, values: Partial<UploadRow>) =>
    setRows(before => before.map(row => (row.id === id ? { ...row, ...values } : row)))

  const add = (files: readonly File[]) => {
    const taken = new Set(rows.flatMap(({ slotKey }) => slotKey ?? []))
    const added = files.map((file): UploadRow => {
      const slotKey = suggestSlot(file.name, slots, taken)
      if (slotKey) taken.add(slotKey)
      nextId.current += 1
      return { id: nextId.current, file, slotKey, validTo: null, sentId: null, share: null, fault: null }
    })
    setRows([...rows, ...added])
  }

  const uploadAll = async () => {
    setBusy(true)
    let count = 0
    for (const slot of slots) {
      const group = rows.filter(({ slotKey }) => slotKey === slot.key)
      if (group.length === 0 || !(await uploadGroup(group, slot, show))) continue
      count += 1
      setRows(before => before.filter(({ id }) => !group.some(row => row.id === id)))
    }
    setBusy(false)
    onSent(count)
  }
  return {
    rows,
    isBusy,
    add,
    change: (id, values) =>
      show(id, { ...values, ...('slotKey' in values && { sentId: null }), fault: null }),
    remove: id => setRows(rows.filter(row => row.id !== id)),
    uploadAll,
  }
}
