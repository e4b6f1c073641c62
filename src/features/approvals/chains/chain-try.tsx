import { useState } from 'react'
import type { CreateChain } from '@contract/approvals/approval-chain.calls'
import { useForeseeChainQuery } from '@/features/approvals/chains/chains.api'
import { PersonField } from '@/features/approvals/person-field'
import { ForeseenSteps } from '@/shared/approval/foreseen-steps'
import type { ComboOption } from '@/shared/form/combo-box'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

export type ChainTryProps = Pick<CreateChain, 'doc_type' | 'steps'>

/** The steps as they stand in the form, saved or not, with the people whom they would ask. */
export function ChainTry({ doc_type, steps }: ChainTryProps) {
  const t = usePhrases('approvals')
  const [person, setPerson] = useState<ComboOption | null>(null)
  const text = useDebounced(person && JSON.stringify({ doc_type, steps, user_id: person.id }))
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useForeseeChainQuery(text === null ? undefined : JSON.parse(text), { skip: text === null })
  return (
    <Card title={t('try_out.title')} text={t('try_out.text')}>
      <div className="form-stack">
        <PersonField label={t('try_out.person')} value={person} onPick={setPerson} isOptional />
        {person && isFetching && !data && <Skeleton lines={3} />}
        {person && error !== undefined && !isFetching && (
          <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {person && data && error === undefined && (
          <div className="form-stack" role="status" aria-busy={isFetching}>
            <ForeseenSteps
              foreseen={data}
              advice={
                <>
                  <p>{t('try_out.advice')}</p>
                  <ButtonLink to="/maintenance/approver" size="sm">
                    {t('try_out.approvers')}
                  </ButtonLink>
                </>
              }
            />
          </div>
        )}
      </div>
    </Card>
  )
}
