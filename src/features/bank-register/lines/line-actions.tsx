import type { BankLine } from '@contract/modules/accounting/bank-register'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LineMove = 'accept' | 'match' | 'draft' | 'unmatch'
export type LineActionsProps = { line: BankLine; isBusy: boolean; onMove: (move: LineMove) => void }

/** What can be done about a line: accept what is suggested, choose entries, draft the one that is missing, or undo. */
export function LineActions({ line, isBusy, onMove }: LineActionsProps) {
  const t = usePhrases('bank-register')
  if (line.matched.length > 0)
    return (
      <Button size="sm" busy={isBusy} onClick={() => onMove('unmatch')}>
        {t('command.unmatch.open')}
      </Button>
    )
  return (
    <div className="cluster">
      {line.suggestion && (
        <Button size="sm" variant="primary" busy={isBusy} onClick={() => onMove('accept')}>
          {t('accept')}
        </Button>
      )}
      <Button size="sm" onClick={() => onMove('match')}>
        {t('command.match.open')}
      </Button>
      {!line.manual_entry_id && (
        <Button size="sm" onClick={() => onMove('draft')}>
          {t('command.draft.open')}
        </Button>
      )}
    </div>
  )
}
