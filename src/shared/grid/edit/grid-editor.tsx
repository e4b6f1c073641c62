import { CellEditor } from '@/shared/grid/edit/cell-editor'
import type { CellEditing } from '@/shared/grid/edit/use-cell-editing'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type GridEditorProps = { editing: CellEditing | null }

export function GridEditor({ editing }: GridEditorProps) {
  const t = usePhrases('grid')
  if (!editing) return null
  const { label, value, isMarked, choices, box, save, cancel } = editing
  return (
    <CellEditor
      key={`${box.top} ${box.left} ${label}`}
      label={t('engine.edit', { column: label })}
      value={value}
      isMarked={isMarked}
      choices={choices}
      box={box}
      onSave={save}
      onCancel={cancel}
    />
  )
}
