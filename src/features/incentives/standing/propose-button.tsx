import { useState } from 'react'
import type { ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { grantActions } from '@/features/incentives/incentives.api'
import { Can } from '@/shared/access/can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** Drafts for all who reached a tier, once the program has ended. */
export function ProposeButton({ standing: { program, people } }: { standing: ProgramStanding }) {
  const t = usePhrases('incentives')
  const [isAsking, setAsking] = useState(false)
  const isLeft = people.some(({ tier, grant, is_own }) => tier !== null && grant === null && !is_own)
  if (!program.has_ended || !isLeft) return null
  return (
    <Can code="commission.incentive_grant.create">
      <Button icon="award" onClick={() => setAsking(true)}>
        {t('propose.open')}
      </Button>
      {isAsking && (
        <CommandConfirm
          command={grantActions.propose}
          call={{ body: { program_id: program.id } }}
          title={t('propose.title', { name: program.name })}
          confirmLabel={t('propose.submit')}
          done={t('propose.done')}
          onClose={() => setAsking(false)}
        >
          {t('propose.text')}
        </CommandConfirm>
      )}
    </Can>
  )
}
