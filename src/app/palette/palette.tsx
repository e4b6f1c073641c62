import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { PaletteList } from '@/app/palette/palette-list'
import '@/app/palette/palette.scss'
import { useEntries, type Entry } from '@/app/palette/use-entries'
import { nextOption } from '@/shared/form/next-option'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Modal } from '@/shared/ui/modal'
import { TextInput } from '@/shared/ui/text-input'

/** As they stand on the keyboard, whatever the language. */
const KEYS = { open: 'Enter', close: 'Esc', pin: 'Alt P' }

export type PaletteProps = { show: boolean; onClose: () => void }

/** Screens, actions and records of every kind from one field. */
export function Palette({ show, onClose }: PaletteProps) {
  const t = usePhrases('palette')
  return (
    <Modal show={show} title={t('title')} onClose={onClose}>
      <PaletteSearch onClose={onClose} />
    </Modal>
  )
}

function PaletteSearch({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const t = usePhrases('palette')
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isSearching, hasFailed, togglePin } = useEntries(text, useDebounced(text) ?? '')
  const entries = groups.flatMap(group => group.entries)
  const active = entries[Math.min(at, entries.length - 1)]
  const optionId = ({ key }: Entry) => `${listId}-${key.replaceAll(/[^a-z0-9-]/gi, '_')}`

  const choose = ({ to }: Entry) => {
    onClose()
    void navigate(to)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isPin = event.altKey && event.code === 'KeyP'
    const next = nextOption(entries.length, Math.min(at, entries.length - 1), event.key)
    if (isPin && active?.isPinned !== undefined) togglePin(active.to)
    else if (event.key === 'Enter' && active) choose(active)
    else if (next !== null) setAt(next)
    else return
    event.preventDefault()
  }
  const handleChange = (typed: string) => {
    setText(typed)
    setAt(0)
  }
  const isEmpty = text.trim() !== '' && entries.length === 0 && !isSearching
  return (
    <div className="palette">
      <TextInput
        type="search"
        role="combobox"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it wants to type
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-label={t('field')}
        placeholder={t('field')}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(active) : undefined}
        value={text}
        onChange={event => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <p className="visually-hidden" role="status">
        {isSearching ? t('searching') : t('count', { count: entries.length })}
      </p>
      {hasFailed && <p className="text-muted">{t('failed')}</p>}
      {isEmpty ? (
        <div className="palette-none">
          <strong>{t('none', { text: text.trim() })}</strong>
          <p className="text-muted">{t('none_text')}</p>
        </div>
      ) : (
        <PaletteList
          id={listId}
          label={t('found')}
          groups={groups}
          active={active}
          optionId={optionId}
          onChoose={choose}
          onPin={({ to }) => togglePin(to)}
        />
      )}
      <p className="palette-keys text-muted" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
        </span>
        <span>
          <kbd>{KEYS.open}</kbd> {t('keys.open')}
        </span>
        <span>
          <kbd>{KEYS.close}</kbd> {t('keys.close')}
        </span>
        <span>
          <kbd>{KEYS.pin}</kbd> {t('keys.pin')}
        </span>
      </p>
    </div>
  )
}
