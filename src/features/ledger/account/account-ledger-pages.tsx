import type { AccountLedger } from '@contract/modules/accounting/account-ledger.calls'
import { pagesBeside } from '@contract/modules/accounting/account-ledger.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

export type AccountLedgerPagesProps = { ledger: AccountLedger; onStart: (start: number) => void }

export function AccountLedgerPages({ ledger, onStart }: AccountLedgerPagesProps) {
  const t = usePhrases('shared')
  const { start, count, lines } = ledger
  const { previous, next } = pagesBeside(ledger)
  if (previous === null && next === null) return null
  return (
    <nav className="account-ledger-pages" aria-label={t('pager.label')}>
      <IconButton
        icon="chevron-left"
        mirrored
        label={t('pager.previous')}
        disabled={previous === null}
        onClick={() => onStart(previous ?? 0)}
      />
      <span aria-live="polite">
        {t('pager.range', { rows: `${start + 1}–${start + lines.length}`, count })}
      </span>
      <IconButton
        icon="chevron-right"
        mirrored
        label={t('pager.next')}
        disabled={next === null}
        onClick={() => onStart(next ?? start)}
      />
    </nav>
  )
}
