import { useEffect, useRef } from 'react'
import type { Entry, EntryGroup } from '@/app/palette/use-entries'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import { MenuIcon } from '@/shared/ui/menu-icon'

export type PaletteListProps = {
  id: string
  label: string
  groups: readonly EntryGroup[]
  active: Entry | undefined
  optionId: (entry: Entry) => string
  onChoose: (entry: Entry) => void
  onPin: (entry: Entry) => void
}

/** Groups of what was found; the field keeps the focus and says which of them is meant. */
export function PaletteList({ id, label, groups, active, optionId, onChoose, onPin }: PaletteListProps) {
  const t = usePhrases('palette')
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    chosen.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active?.key])
  return (
    <div id={id} role="listbox" aria-label={label} className="palette-list">
      {groups.map(group => (
        <div key={group.key} role="group" aria-label={group.title}>
          <div className="palette-group" aria-hidden="true">
            {group.title}
          </div>
          {group.entries.map(entry => {
            const isActive = entry === active
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above moves and opens by its keys
              <div
                key={entry.key}
                id={optionId(entry)}
                ref={isActive ? chosen : null}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                className={classNames('palette-entry', isActive && 'is-active')}
                onClick={() => onChoose(entry)}
              >
                <MenuIcon name={entry.icon} />
                <span className="palette-words">
                  <bdi>{entry.title}</bdi>
                  {entry.detail && (
                    <small className="text-muted">
                      <bdi>{entry.detail}</bdi>
                    </small>
                  )}
                </span>
                {entry.isPinned !== undefined && (
                  // For fingers and mice; keys pin from the field.
                  <span
                    aria-hidden="true"
                    data-testid="pin"
                    className={classNames('palette-pin', entry.isPinned && 'is-pinned')}
                    title={t(entry.isPinned ? 'unpin' : 'pin')}
                    onClick={event => {
                      event.stopPropagation()
                      onPin(entry)
                    }}
                  >
                    <Icon name="pin-angle" />
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
