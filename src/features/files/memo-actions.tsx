import { useState } from 'react'
import { triggersFrom } from '@contract/kernel/state-machine'
import type { Memo } from '@contract/modules/files/memo.resource'
import { memoMachine, type MemoTrigger } from '@contract/modules/files/memo.rules'
import { useMoveMemoMutation } from '@/features/files/memos.api'
import { ReviseDialog } from '@/features/files/revise-dialog'
import { useCan } from '@/shared/access/use-can'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
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
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Move | 'revise' | null>(null)
  const [move, { isLoading, error }] = useMoveMemoMutation()
  const triggers: MemoTrigger[] = triggersFrom(memoMachine, memo.status, can)
  const moves = MOVES.filter(verb => triggers.includes(verb))
  if (triggers.length === 0) return null

  const handleMove = async (verb: Move) => {
    const answer = await move({ id: memo.id, row_version: memo.row_version, verb })
    setAsked(null)
    if (!answer.error) dispatch(success(t(`memos.done.${verb}`, { title: memo.title })))
  }
  return (
    <div className="stack">
      {error && <Banner tone="danger">{toApiFailure(error).message}</Banner>}
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
        <ConfirmDialog
          show
          title={t(`memos.moves.${asked}`)}
          confirmLabel={t(`memos.moves.${asked}`)}
          busy={isLoading}
          onConfirm={() => void handleMove(asked)}
          onCancel={() => setAsked(null)}
        >
          {t(`memos.ask.${asked}`)}
        </ConfirmDialog>
      )}
    </div>
  )
}
