import { useState, type ReactNode } from 'react'
import type { BankLine, LedgerCandidate } from '@contract/modules/accounting/bank-register'
import { lineActions } from '@/features/bank-register/bank-register.api'
import { LineActions, type LineMove } from '@/features/bank-register/lines/line-actions'
import { MatchDialog } from '@/features/bank-register/lines/match-dialog'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'

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
