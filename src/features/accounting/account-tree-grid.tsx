import { useRef, useState, type KeyboardEvent } from 'react'
import { moveByKey, treeRows } from '@/features/accounting/account-tree'
import { AccountTreeRow } from '@/features/accounting/account-tree-row'
import type { ListedAccount } from '@/features/accounting/use-all-accounts'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type AccountTreeGridProps = {
  accounts: readonly ListedAccount[]
  closed: ReadonlySet<string>
  onToggle: (id: string, isOpen: boolean) => void
  onShow: (id: string) => void
}

const COLUMNS = ['name', 'type', 'normal_side', 'is_control', 'is_postable'] as const

/** The tree by mouse and by keys: one row can be tabbed to, and the arrows go on from there. */
export function AccountTreeGrid({ accounts, closed, onToggle, onShow }: AccountTreeGridProps) {
  const t = usePhrases('accounting')
  const [current, setCurrent] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const rows = treeRows(accounts, closed)
  const found = rows.findIndex(row => row.account.id === current)
  const at = Math.max(found, 0)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const move = moveByKey(event.key, rows, at, closed, forward)
    if (!move) return
    event.preventDefault()
    if (move.open) onToggle(move.open, true)
    if (move.close) onToggle(move.close, false)
    if (move.show) onShow(move.show)
    if (move.focus !== undefined)
      body.current?.querySelectorAll<HTMLElement>('[role="row"]')[move.focus]?.focus()
  }

  return (
    <>
      <p className="visually-hidden" id="account-tree-keys">
        {t('tree.keys')}
      </p>
      <div
        role="treegrid"
        tabIndex={-1}
        className="account-tree"
        aria-label={t('accounts.title')}
        aria-describedby="account-tree-keys"
        onKeyDown={handleKeyDown}
      >
        <div role="rowgroup">
          <div role="row">
            {COLUMNS.map(column => (
              <div key={column} role="columnheader">
                {t(`fields.${column}`)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" ref={body}>
          {rows.map((row, index) => (
            <AccountTreeRow
              key={row.account.id}
              row={row}
              isOpen={row.hasChildren && !closed.has(row.account.id)}
              isCurrent={index === at}
              onFocus={() => setCurrent(row.account.id)}
              onToggle={onToggle}
            />
          ))}
        </div>
      </div>
    </>
  )
}
