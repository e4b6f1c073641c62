import { useState, type ComponentProps, type Ref } from 'react'
import { TextInput } from '@/shared/ui/text-input'

export type FigureInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: unknown
  /** From what is typed to what the field holds. */
  read: (text: string) => unknown
  /** From what the field holds to what is shown when nobody types in it. */
  show: (value: unknown) => string
  onRead: (value: unknown) => void
  inputRef: Ref<HTMLInputElement>
}

/** Typed freely; what it was understood as is shown when the field is left. */
export function FigureInput({ value, read, show, onRead, inputRef, onBlur, ...rest }: FigureInputProps) {
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      // Figures run from left to right in every language.
      dir="ltr"
      {...rest}
      figures
      ref={inputRef}
      value={typing ?? show(value)}
      onChange={event => {
        setTyping(event.target.value)
        onRead(read(event.target.value))
      }}
      onBlur={event => {
        setTyping(null)
        onBlur?.(event)
      }}
    />
  )
}
