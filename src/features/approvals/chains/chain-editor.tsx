import { useState } from 'react'
import {
  changeChainSchema,
  createChainSchema,
  type ApprovalChain,
  type ChainChoices,
  type CreateChain,
} from '@contract/approvals/approval-chain.calls'
import { ChainFields } from '@/features/approvals/chains/chain-fields'
import { draftsOf, stepOf, valuesOf, type StepDraft } from '@/features/approvals/chains/chain-form'
import { ChainRetire } from '@/features/approvals/chains/chain-retire'
import { ChainTry } from '@/features/approvals/chains/chain-try'
import { ChainSteps } from '@/features/approvals/chains/chain-steps'
import { useChangeChainMutation, useCreateChainMutation } from '@/features/approvals/chains/chains.api'
import { Form } from '@/shared/form/form'
import { LeaveGuard } from '@/shared/form/leave-guard'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

export type ChainEditorProps = {
  /** Null: a new one. */
  chain: ApprovalChain | null
  choices: ChainChoices
  mayEdit: boolean
  onClose: () => void
}

/** A chain and its steps are one document: they are saved together or not at all. */
export function ChainEditor({ chain, choices, mayEdit, onClose }: ChainEditorProps) {
  const t = usePhrases('approvals')
  const shared = usePhrases('shared')
  const dispatch = useAppDispatch()
  const [create] = useCreateChainMutation()
  const [change] = useChangeChainMutation()
  const [steps, setSteps] = useState(() => draftsOf(chain))
  const form = usePortalForm<CreateChain>({
    schema: createChainSchema as FormSchema<CreateChain>,
    defaultValues: valuesOf(chain),
    onSubmit: async (values, fields) => {
      await (chain
        ? change({ chain, values: changeChainSchema.parse(values) }).unwrap()
        : create(values).unwrap())
      dispatch(success(t('chains.saved', { name: values.name })))
      fields.reset(values)
      onClose()
    },
  })
  const { doc_type: docType } = useFormValues(form)
  const { errors } = form.fields.formState
  const problemOf = (index: number) => {
    const problems = errors.steps?.[index]
    return Object.values(problems ?? {}).flatMap(one => (one as { message?: string }).message ?? [])[0]
  }
  const handleSteps = (next: StepDraft[]) => {
    setSteps(next)
    form.fields.setValue('steps', next.map(stepOf), { shouldDirty: true })
  }
  return (
    <Form form={form} label={t('chains.form')}>
      <LeaveGuard isDirty={form.fields.formState.isDirty && !form.fields.formState.isSubmitSuccessful} />
      <PageHeader
        title={chain ? chain.name : t('chains.new')}
        actions={
          <>
            {chain && mayEdit && <ChainRetire chain={chain} />}
            <Button onClick={onClose}>{shared('back')}</Button>
            {mayEdit && (
              <Button type="submit" variant="primary" busy={form.isBusy}>
                {t('chains.save')}
              </Button>
            )}
          </>
        }
      />
      <fieldset disabled={!mayEdit} className="chain-editor">
        <Card title={t('chains.for_what')}>
          <ChainFields form={form} facts={choices.facts} />
        </Card>
        <Card title={t('chains.steps')} text={t('chains.steps_text')}>
          <ChainSteps steps={steps} roles={choices.roles} problemOf={problemOf} onChange={handleSteps} />
        </Card>
        {mayEdit && <ChainTry doc_type={docType} steps={steps.map(stepOf)} />}
      </fieldset>
    </Form>
  )
}
