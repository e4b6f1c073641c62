import { useState } from 'react'
import { triggersFrom } from '@contract/kernel/state-machine'
import type { Memo } from '@contract/modules/files/memo.resource'
import { memoMachine, type MemoTrigger } from '@contract/modules/files/memo.rules'
import { memoActions } from '@/features/files/memos.api'
import { ReviseDialog } from '@/features/files/memos/revise-dialog'
import { useCan } from '@/shared/access/use-can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import type { IconName } from '@/shared/ui/icon-names'

const MOVES = ['publish', 'schedule', 'unschedule', 'archive'] as const
type Move = (typeof MOVES)[number]
const ICONS: Record<Move, IconName> = {
  publish: 'send',
  schedule: 'clock',
  unschedule: 'arrow-counterclockwise',
  archive: 'archive',
}

/** What can be done with a memo where it stands; each is asked about before it goes to people. */
export function MemoActions({ memo }: { memo: Memo }) {
  const t = usePhrases('files')
  const can = useCan()
  const [asked, setAsked] = useState<Move | 'revise' | null>(null)
  const triggers: MemoTrigger[] = triggersFrom(memoMachine, memo.status, can)
  const moves = MOVES.filter(verb => triggers.includes(verb))
  if (triggers.length === 0) return null

  return (
    <div className="stack">
      <div className="cluster">
        {moves.map(verb => (
          <Button
            key={verb}
            icon={ICONS[verb]}
            variant={verb === 'publish' ? 'primary' : 'secondary'}
            onClick={() => setAsked(verb)}
          >
            {t(`memos.moves.${verb}`)}
          </Button>
        ))}
        {triggers.includes('revise') && (
          <Button icon="pencil" onClick={() => setAsked('revise')}>
            {t('memos.moves.revise')}
          </Button>
        )}
      </div>
      {asked === 'revise' && <ReviseDialog memo={memo} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'revise' && (
        <CommandConfirm
          command={memoActions[asked]}
          call={{ record: memo }}
          title={t(`memos.moves.${asked}`)}
          confirmLabel={t(`memos.moves.${asked}`)}
          done={t(`memos.done.${asked}`, { title: memo.title })}
          onClose={() => setAsked(null)}
        >
          {t(`memos.ask.${asked}`)}
        </CommandConfirm>
      )}
    </div>
  )
}
