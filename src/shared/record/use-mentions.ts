import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Mentionable } from '@contract/kernel/record-calls'
import { useDebounced } from '@/shared/form/use-debounced'
import { mentionedIn, typedMention, withMention } from '@/shared/record/mention-text'
import type { RecordApi } from '@/shared/record/record-panel.types'

type Field = { text: string; onText: (text: string) => void }

const NOBODY: readonly Mentionable[] = []

/** @ and a name: who may see the record is offered, by the keys and by the pointer. */
export function useMentions(api: RecordApi, recordId: string, { text, onText }: Field) {
  const listId = useId()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const [picked, setPicked] = useState<readonly Mentionable[]>(NOBODY)

  const mention = cursor === null ? null : typedMention(text, cursor)
  const search = useDebounced(mention?.typed ?? null)
  const found = api.useMentionableQuery({ id: recordId, search: search ?? '' }, { skip: search === null })
  const typed = mention?.typed.toLocaleLowerCase() ?? ''
  const people = mention
    ? (found.currentData ?? NOBODY).filter(({ name }) => name.toLocaleLowerCase().includes(typed))
    : NOBODY
  const active = people[Math.min(activeIndex, people.length - 1)]

  const pick = (person: Mentionable) => {
    const [next, at] = withMention(text, cursor ?? text.length, person)
    onText(next)
    setPicked(before => [...before, person])
    setCursor(null)
    // After the new text is drawn, or the browser would put the cursor at its end.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at, at)
    })
  }
  const move = (by: number) =>
    setActiveIndex(before => (Math.min(before, people.length - 1) + by + people.length) % people.length)
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!active || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(active)
    else if (event.key === 'Escape') setCursor(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const note = (element: HTMLTextAreaElement) => {
    area.current = element
    setActiveIndex(0)
    setCursor(element.selectionStart)
  }

  return {
    listId,
    people,
    activeId: active?.id ?? null,
    pick,
    mentions: () => mentionedIn(text, picked),
    forget: () => setPicked(NOBODY),
    area: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': people.length > 0 ? listId : undefined,
      'aria-activedescendant': active ? `${listId}-${active.id}` : undefined,
      onInput: (event: { currentTarget: HTMLTextAreaElement }) => note(event.currentTarget),
      onKeyDown: handleKeyDown,
      onBlurCapture: () => setCursor(null),
    },
  }
}
