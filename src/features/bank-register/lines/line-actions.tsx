import { useState } from 'react'
import type { BankLine, LedgerCandidate } from '@contract/modules/accounting/bank-register'
import { lineActions } from '@/features/bank-register/bank-register.api'
import { MatchDialog } from '@/features/bank-register/lines/match-dialog'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LineActionsProps = { line: BankLine; openEntries: readonly LedgerCandidate[] }

/** What can be done about a line: accept what is suggested, choose entries, draft the one that is missing, or undo. */
export function LineActions({ line, openEntries }: LineActionsProps) {
  const t = usePhrases('bank-register')
  const can = useCan()
  const [match, matchBusy] = useCommand(lineActions.match)
  const [unmatch, unmatchBusy] = useCommand(lineActions.unmatch)
  const [asked, setAsked] = useState<'match' | 'draft' | null>(null)
  if (!can('accounting.journal.create')) return null
  const { suggestion } = line
  const record = { id: line.id }
  if (line.matched.length > 0)
    return (
      <Button
        size="sm"
        busy={unmatchBusy !== null}
        onClick={() => void unmatch({ record }, t('command.unmatch.done'))}
      >
        {t('command.unmatch.open')}
      </Button>
    )
  return (
    <div className="cluster">
      {suggestion && (
        <Button
          size="sm"
          variant="primary"
          busy={matchBusy !== null}
          onClick={() =>
            void match({ record, body: { journal_line_ids: [suggestion.line.id] } }, t('command.match.done'))
          }
        >
          {t('accept')}
        </Button>
      )}
      <Button size="sm" onClick={() => setAsked('match')}>
        {t('command.match.open')}
      </Button>
      {!line.manual_entry_id && (
        <Button size="sm" onClick={() => setAsked('draft')}>
          {t('command.draft.open')}
        </Button>
      )}
      {asked === 'match' && <MatchDialog line={line} entries={openEntries} onClose={() => setAsked(null)} />}
      {asked === 'draft' && (
        <CommandDialog
          command={lineActions.draft}
          record={{ ...record, row_version: 1 }}
          recordName={line.description}
          namespace="bank-register"
          defaults={{ account_id: line.purpose_account_id, memo: line.description }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
