import type { ChainChoices, CreateChain } from '@contract/approvals/approval-chain.calls'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'
import { ConditionBuilder } from '@/features/approvals/chains/condition-builder'
import { documentName } from '@/shared/approval/approval-names'
import { FormInteger } from '@/shared/form/form-integer'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ChainFieldsProps = { form: PortalForm<CreateChain>; facts: ChainChoices['facts'] }

/** About which documents a chain decides. */
export function ChainFields({ form, facts }: ChainFieldsProps) {
  const t = usePhrases('approvals')
  const type = form.fields.watch('doc_type')
  return (
    <div className="chain-fields">
      <FormText form={form} name="name" label={t('chains.name')} required />
      <FormSelect
        form={form}
        name="doc_type"
        label={t('chains.doc_type')}
        required
        options={APPROVED_DOCUMENTS.map(value => ({ value, label: documentName(value) }))}
      />
      <FormReference
        form={form}
        name="ou_id"
        to="operating_unit"
        label={t('chains.ou')}
        hint={t('chains.ou_hint')}
        optional
      />
      <FormReference form={form} name="division_id" to="division" label={t('chains.division')} optional />
      <FormInteger
        form={form}
        name="priority"
        label={t('chains.priority')}
        hint={t('chains.priority_hint')}
      />
      <ConditionBuilder
        facts={facts[type] ?? []}
        condition={form.fields.getValues('condition') ?? null}
        onChange={condition => form.fields.setValue('condition', condition, { shouldDirty: true })}
      />
    </div>
  )
}
