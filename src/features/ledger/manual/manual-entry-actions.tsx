import { useState } from 'react'
import { formatAmount } from '@contract/kernel/money'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { manualActions } from '@/features/ledger/ledger.api'
import { SaveTemplateButton } from '@/features/ledger/manual/save-template-button'
import { useCan } from '@/shared/access/use-can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { afterUnsaved } from '@/shared/form/leave-hold'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

const MOVES = ['post', 'post_adjustment', 'discard'] as const
type Move = (typeof MOVES)[number]
const RIGHTS = {
  post: 'accounting.journal.post',
  post_adjustment: 'accounting.journal.post_adjustment',
  discard: 'accounting.journal.create',
} as const

export type ManualEntryActionsProps = { entry: ManualEntry; onDiscarded: () => void }

/** What becomes of a draft; each is asked about, since what is posted stays. */
export function ManualEntryActions({ entry, onDiscarded }: ManualEntryActionsProps) {
  const t = usePhrases('ledger')
  const can = useCan()
  const [asked, setAsked] = useState<Move | null>(null)
  const say = (move: Move, part: 'title' | 'text' | 'submit' | 'done') =>
    t(`command.${move}.${part}`, { name: entry.memo, amount: formatAmount(entry.total) })
  return (
    <div className="cluster">
      {MOVES.filter(move => can(RIGHTS[move])).map(move => (
        <Button
          key={move}
          variant={move === 'post' ? 'primary' : 'secondary'}
          onClick={() => afterUnsaved(() => setAsked(move))}
        >
          {t(`command.${move}.open`)}
        </Button>
      ))}
      <SaveTemplateButton entry={entry} />
      {asked && (
        <CommandConfirm
          command={manualActions[asked]}
          call={{ record: entry }}
          title={say(asked, 'title')}
          confirmLabel={say(asked, 'submit')}
          done={say(asked, 'done')}
          {...(asked === 'discard' && { tone: 'danger' as const, onDone: onDiscarded })}
          onClose={() => setAsked(null)}
        >
          {say(asked, 'text')}
        </CommandConfirm>
      )}
    </div>
  )
}
