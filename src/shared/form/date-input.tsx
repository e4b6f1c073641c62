import { lazy, Suspense, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import { isDateText, shownDate } from '@contract/kernel/dates'
import { typedDate } from '@/shared/form/typed-date'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextInput } from '@/shared/ui/text-input'
import '@/shared/form/form-kit.scss'

const DateCalendar = lazy(() =>
  import('@/shared/form/date-calendar').then(file => ({ default: file.DateCalendar })),
)

export type DateInputProps = {
  /** YYYY-MM-DD, null, or typed text that is no date. */
  value: unknown
  onChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** Its name where no field around it gives one. */
  'aria-label'?: string | undefined
}

const REDRAW_MS = 80
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A date that is typed, or chosen in a calendar that opens by its button or by Alt and the down arrow. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, inputRef, disabled, readOnly, ...rest } = props
  const t = usePhrases('record')
  const [typing, setTyping] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const text = textOf(value)

  const focusInput = () => box.current?.querySelector('input')?.focus()
  const close = () => {
    setOpen(false)
    focusInput()
  }
  const handleType = (typed: string) => {
    setTyping(typed)
    onChange(typed.trim() === '' ? null : (typedDate(typed) ?? typed))
  }
  const handlePick = (date: string) => {
    setTyping(null)
    onChange(date)
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') {
      // The panel around it stays.
      event.stopPropagation()
      close()
    } else if (event.altKey && event.key === 'ArrowDown' && !disabled && !readOnly) {
      event.preventDefault()
      setOpen(true)
    }
  }
  const leave = () => {
    setTyping(null)
    setOpen(false)
    onBlur?.()
  }
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (event.relatedTarget || !isOpen) return leave()
    // The calendar draws its days anew under the focus, which comes back a moment later.
    setTimeout(() => {
      if (box.current && !box.current.contains(document.activeElement)) leave()
    }, REDRAW_MS)
  }

  return (
    <div className="date-input" role="presentation" ref={box} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <TextInput
        {...rest}
        ref={inputRef}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('form.calendar.placeholder')}
        disabled={disabled}
        readOnly={readOnly}
        value={typing ?? (isDateText(text) ? shownDate(text) : text)}
        onChange={event => handleType(event.target.value)}
      />
      <IconButton
        icon="calendar3"
        size="sm"
        label={t('form.calendar.open')}
        aria-expanded={isOpen}
        disabled={disabled || readOnly}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <div
          className="date-popup"
          role="dialog"
          aria-label={t('form.calendar.label')}
          tabIndex={-1}
          ref={popup => popup?.scrollIntoView?.({ block: 'nearest' })}
        >
          <Suspense fallback={<Skeleton shape="block" />}>
            <DateCalendar date={isDateText(text) ? text : null} onPick={handlePick} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
