import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { nextTab } from '@/shared/ui/next-tab'

export type Tab = {
  key: string
  label: ReactNode
  content: ReactNode
  /** Stays as it is once it was shown, because something may be typed in it. */
  keep?: boolean | undefined
}

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The chosen tab belongs to the address or the screen, so that a reload keeps it. */
  activeKey: string
  onChange: (key: string) => void
}

/** One stop for Tab; the arrows, Home and End move between them, mirrored in Arabic. */
export function Tabs({ label, tabs, activeKey, onChange }: TabsProps) {
  const id = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [seen, setSeen] = useState<readonly string[]>([activeKey])
  if (!seen.includes(activeKey)) setSeen([...seen, activeKey])

  // On a phone the row is longer than the screen, and an address may choose one that stands outside of it.
  useEffect(() => {
    const chosen = buttons.current.get(activeKey)
    const row = chosen?.parentElement
    if (!chosen || !row) return
    const [tab, sight] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
    if (tab.left < sight.left) row.scrollLeft += tab.left - sight.left
    else if (tab.right > sight.right) row.scrollLeft += tab.right - sight.right
  }, [activeKey])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = nextTab(
      tabs.map(tab => tab.key),
      activeKey,
      event.key,
      isRtl,
    )
    if (key === null) return
    event.preventDefault()
    onChange(key)
    buttons.current.get(key)?.focus()
  }

  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={handleKeyDown} tabIndex={-1}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            ref={element => {
              if (element) buttons.current.set(tab.key, element)
              else buttons.current.delete(tab.key)
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            aria-selected={tab.key === activeKey}
            tabIndex={tab.key === activeKey ? 0 : -1}
            className={classNames('tab', tab.key === activeKey && 'active')}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== activeKey}
          className="tab-panel"
        >
          {(tab.key === activeKey || (tab.keep && seen.includes(tab.key))) && tab.content}
        </div>
      ))}
    </div>
  )
}
