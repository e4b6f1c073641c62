import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import '@/features/sales/wizard/pick-list.scss'
import { LoadFailed } from '@/shared/resource/load-failed'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextInput } from '@/shared/ui/text-input'

export type PickListProps<Item extends { id: string }> = {
  label: string
  search: string
  onSearch: (text: string) => void
  items: readonly Item[] | undefined
  isBusy: boolean
  error: unknown
  onRetry: () => void
  onPick: (item: Item) => void
  show: (item: Item) => ReactNode
  /** Said where nothing matches, with the next step. */
  none: ReactNode
  noneAction?: ReactNode
  name: string
  fieldError?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One of many, each with what one chooses by: found by typing, taken by a press or by Enter. */
export function PickList<Item extends { id: string }>(props: PickListProps<Item>) {
  const { label, search, onSearch, items, isBusy, error, onRetry, onPick, show, name } = props
  const { none, noneAction, fieldError, inputRef } = props
  const [text, setText] = useState(search)
  const listId = useId()
  // That nothing fits the words before says nothing of these.
  const isAsking = items ? items.length === 0 && isBusy : error === undefined
  const handleType = (words: string) => {
    setText(words)
    onSearch(words)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Around it stands a form that Enter would send; one match is meant, of several nobody knows which.
    event.preventDefault()
    const [only, ...others] = items ?? []
    if (only && others.length === 0 && !isBusy) onPick(only)
  }
  return (
    <div className="pick-list">
      <Field label={label} error={fieldError} required>
        <TextInput
          ref={inputRef}
          type="search"
          name={name}
          icon="search"
          autoComplete="off"
          dir="auto"
          value={text}
          aria-controls={listId}
          onChange={event => handleType(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      {error !== undefined && !items && <LoadFailed error={error} isBusy={isBusy} onRetry={onRetry} />}
      {isAsking && <Skeleton shape="rows" lines={4} />}
      {items?.length === 0 && !isBusy && <EmptyState icon="search" title={none} action={noneAction} />}
      <ul id={listId} className="pick-items" aria-busy={isBusy || undefined}>
        {items?.map(item => (
          <li key={item.id}>
            <button type="button" className="pick-item" onClick={() => onPick(item)}>
              {show(item)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
