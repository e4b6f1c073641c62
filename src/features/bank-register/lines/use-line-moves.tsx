import { useState, type ReactNode } from 'react'
import type { BankLine, LedgerCandidate } from '@contract/modules/accounting/bank-register'
import { lineActions } from '@/features/bank-register/bank-register.api'
import { MatchDialog } from '@/features/bank-register/lines/match-dialog'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** The moves of all lines, kept once for the table: there may be thousands of them. */
export function useLineMoves(entries: readonly LedgerCandidate[]) {
  const t = usePhrases('bank-register')
  const mayMove = useCan()('accounting.journal.create')
  const [match, matchingId] = useCommand(lineActions.match)
  const [unmatch, unmatchingId] = useCommand(lineActions.unmatch)
  const [asked, setAsked] = useState<{ line: BankLine; move: 'match' | 'draft' } | null>(null)
  const close = () => setAsked(null)

  const move = (line: BankLine, to: LineMove) => {
    const record = { id: line.id }
    if (to === 'match' || to === 'draft') setAsked({ line, move: to })
    else if (to === 'unmatch') void unmatch({ record }, t('command.unmatch.done'))
    else if (line.suggestion)
      void match({ record, body: { journal_line_ids: [line.suggestion.line.id] } }, t('command.match.done'))
  }
  const actionsOf = (line: BankLine): ReactNode =>
    mayMove && (
      <LineActions
        line={line}
        isBusy={line.id === matchingId || line.id === unmatchingId}
        onMove={to => move(line, to)}
      />
    )
  const dialog = (
    <>
      {asked?.move === 'match' && <MatchDialog line={asked.line} entries={entries} onClose={close} />}
      {asked?.move === 'draft' && (
        <CommandDialog
          command={lineActions.draft}
          record={{ id: asked.line.id }}
          recordName={asked.line.description}
          namespace="bank-register"
          defaults={{ account_id: asked.line.purpose_account_id, memo: asked.line.description }}
          onClose={close}
        />
      )}
    </>
  )
  return { actionsOf, dialog }
}

type LineMove = 'accept' | 'match' | 'draft' | 'unmatch'
type LineActionsProps = { line: BankLine; isBusy: boolean; onMove: (move: LineMove) => void }

/** What can be done about a line: accept what is suggested, choose entries, draft the one that is missing, or undo. */
function LineActions({ line, isBusy, onMove }: LineActionsProps) {
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
