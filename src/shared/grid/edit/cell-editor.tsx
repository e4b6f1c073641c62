import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

export type CellEditorProps = {
  label: string
  value: string
  /** The first key replaces the value; otherwise it goes on at its end. */
  isMarked: boolean
  choices?: readonly { value: string; label: string }[] | undefined
  /** Where the cell stands inside the grid. */
  box: { top: number; left: number; width: number; height: number }
  onSave: (value: string) => void
  onCancel: () => void
}

/** Lies over a cell. Enter, Tab and going elsewhere save; Escape leaves the cell as it was. */
export function CellEditor({ label, value, isMarked, choices, box, onSave, onCancel }: CellEditorProps) {
  const [text, setText] = useState(value)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    field.current?.focus()
    if (isMarked) field.current?.select?.()
    else field.current?.setSelectionRange?.(value.length, value.length)
    // oxlint-disable-next-line react/exhaustive-deps -- where the caret stands when it opens
  }, [])

  const end = (save: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (save) onSave(text)
    else onCancel()
  }
  const handleKeys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') end(false)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      end(true)
    }
  }
  const common = {
    ref: field,
    value: text,
    'aria-label': label,
    className: 'grid-editor',
    style: box,
    onKeyDown: handleKeys,
    onBlur: () => end(true),
  }
  if (!choices) return <input {...common} onChange={event => setText(event.target.value)} />
  return (
    <select {...common} onChange={event => setText(event.target.value)}>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
