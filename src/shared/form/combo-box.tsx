import { useId, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'
import { IconButton } from '@/shared/ui/icon-button'
import { TextInput } from '@/shared/ui/text-input'
import { nextOption } from '@/shared/form/next-option'
import '@/shared/form/form-kit.scss'

export type ComboOption = {
  id: string
  label: string
  /** Below the label, where two of the same label have to be told apart. */
  detail?: string | undefined
  isActive?: boolean | undefined
}

export type ComboBoxProps = {
  value: ComboOption | null
  onPick: (option: ComboOption | null) => void
  options: readonly ComboOption[]
  /** Called with what is typed, and with nothing when the list opens. */
  onSearch: (text: string) => void
  /** The options are those of an older text. */
  isBusy?: boolean | undefined
  /** Why there are none. */
  failure?: string | undefined
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  'aria-label'?: string | undefined
}

/** One of many, found by typing: the combobox of the WAI-ARIA practices, with a list of its own. */
export function ComboBox(props: ComboBoxProps) {
  const { value, onPick, options, onSearch, isBusy = false, failure, onBlur, inputRef, disabled } = props
  const t = usePhrases('record')
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = isOpen ? options.findIndex(option => option.id === activeId) : -1

  const open = (words: string) => {
    setOpen(true)
    onSearch(words)
  }
  const close = () => {
    setOpen(false)
    setText(null)
    setActiveId(null)
  }
  const pick = (option: ComboOption | null) => {
    onPick(option)
    close()
  }
  const handleType = (words: string) => {
    setText(words)
    setActiveId(null)
    open(words)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'Escape' && (isOpen || text !== null)) {
      // The panel around it stays.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (chosen) pick(chosen)
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      open(text ?? '')
    } else if (isOpen) {
      const next = nextOption(options.length, active, event.key)
      if (next === null) return
      event.preventDefault()
      setActiveId(options[next]?.id ?? null)
    }
  }
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    // What was typed and not chosen is nobody; an emptied field says that nobody is meant.
    if (text === '' && value) onPick(null)
    close()
    onBlur?.()
  }

  const words = listWords()
  function listWords(): string {
    if (failure) return failure
    if (isBusy) return t('form.reference.searching')
    return options.length === 0
      ? t('form.reference.none')
      : t('form.reference.found', { count: options.length })
  }

  return (
    <div className="combo-box" onBlur={handleBlur}>
      <TextInput
        ref={inputRef}
        name={props.name}
        role="combobox"
        aria-label={props['aria-label']}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        dir="auto"
        disabled={disabled}
        placeholder={props.placeholder ?? t('form.reference.placeholder')}
        value={text ?? value?.label ?? ''}
        onChange={event => handleType(event.target.value)}
        onClick={() => !isOpen && open(text ?? '')}
        onKeyDown={handleKeyDown}
      />
      {value && !disabled ? (
        <IconButton icon="x-lg" size="sm" label={t('form.reference.clear')} onClick={() => pick(null)} />
      ) : (
        <IconButton
          icon="chevron-down"
          size="sm"
          tabIndex={-1}
          label={t('form.reference.open')}
          disabled={disabled}
          onClick={() => (isOpen ? close() : open(''))}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen ? words : ''}
      </span>
      {isOpen && (
        <ul
          className="combo-list"
          role="listbox"
          id={listId}
          aria-label={t('form.reference.list')}
          // A dialog that ends below the field would show no more than the first of them.
          ref={list => list?.scrollIntoView?.({ block: 'nearest' })}
        >
          {(options.length === 0 || failure) && (
            <li className="combo-note" role="presentation">
              {words}
            </li>
          )}
          {options.map((option, index) => (
            // The keys are those of the input, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input’s, which keeps the focus
            <li
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.id === value?.id}
              className={classNames('combo-option', index === active && 'active')}
              ref={element => {
                if (index === active) element?.scrollIntoView?.({ block: 'nearest' })
              }}
              onMouseDown={event => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span>
                <bdi>{option.label}</bdi>{' '}
                {option.detail && <bdi className="combo-detail">{option.detail}</bdi>}
              </span>
              {option.isActive === false && <Badge>{t('form.reference.retired')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
