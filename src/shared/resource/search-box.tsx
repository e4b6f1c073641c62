import { useEffect, useState } from 'react'
import { TextInput } from '@/shared/ui/text-input'

const PAUSE_MS = 300

export type SearchBoxProps = {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Asks when the typing pauses, or at once with Enter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)

  // "Back", or "clear all", changed the address under us.
  if (value !== asked) {
    setAsked(value)
    setText(value)
  }

  const ask = (words: string) => {
    setAsked(words)
    onSearch(words)
  }

  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => ask(text), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault()
        if (text !== asked) ask(text)
      }}
    >
      <TextInput
        type="search"
        icon="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </form>
  )
}
