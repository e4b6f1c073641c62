import { useState } from 'react'
import { idSchema } from '@contract/kernel/ids'
import {
  sideOf,
  MERGE_GROUP_NAMES,
  type MergeGroup,
  type MergeSide,
} from '@contract/modules/buyers/buyer-merge.rules'
import { mergeBuyersSchema } from '@contract/modules/buyers/buyer.calls'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { useMergeBuyersMutation } from '@/features/buyers/buyers/buyers.calls'
import { MergeFields } from '@/features/buyers/buyers/merge/merge-fields'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormReference } from '@/shared/form/form-reference'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { LoadFailed } from '@/shared/resource/load-failed'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'

type Values = { loser_id: string; reason: string }
const schema = mergeBuyersSchema.pick({ loser_id: true, reason: true })

export type MergeDialogProps = { winner: ResourceRow; onClose: () => void }

/** The record that stays is the one that is open; of each part it is said from which side it comes. */
export function MergeDialog({ winner, onClose }: MergeDialogProps) {
  const t = usePhrases('buyers')
  const dispatch = useAppDispatch()
  const [merge] = useMergeBuyersMutation()
  const [chosen, setChosen] = useState<Partial<Record<MergeGroup, MergeSide>>>({})
  const form = usePortalForm<Values>({
    schema,
    defaultValues: { loser_id: '', reason: '' },
    onSubmit: async ({ loser_id, reason }) => {
      if (!loser) return
      const taken = Object.fromEntries(
        MERGE_GROUP_NAMES.map(group => [group, sideOf(group, winner, loser, chosen)]),
      )
      const values = { loser_id, loser_version: loser.row_version, taken, reason }
      await merge({ winner, values }).unwrap()
      dispatch(success(t('merge.done', { name: String(loser['full_name']) })))
      onClose()
    },
  })
  const { loser_id: id } = useFormValues(form)
  const isAsked = idSchema.safeParse(id).success && id !== winner.id
  const {
    currentData: loser,
    error,
    isFetching,
    refetch,
  } = buyers.useGetQuery(id, { skip: !isAsked }) as {
    currentData?: ResourceRow
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  const name = String(winner['full_name'])

  return (
    <FormDialog
      form={form}
      title={t('merge.title', { name })}
      size="lg"
      submit={t('merge.submit')}
      isGrave
      canSubmit={Boolean(loser)}
      onClose={onClose}
    >
      <p className="mb-0">{t('merge.text', { name })}</p>
      <FormReference form={form} name="loser_id" to="buyer" label={t('merge.other')} required />
      {error !== undefined && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {loser && loser['kind'] !== winner['kind'] && <Banner tone="danger">{t('merge.kinds_differ')}</Banner>}
      {loser && (
        <MergeFields
          winner={winner}
          loser={loser}
          chosen={chosen}
          onChoose={(group, side) => setChosen({ ...chosen, [group]: side })}
        />
      )}
      <FormLongText form={form} name="reason" label={t('merge.reason')} required rows={2} />
    </FormDialog>
  )
}
