import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { draftSaleSchema } from '@contract/selling/sale.calls'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { sales } from '@/features/sales/sales-lists.api'
import { useLeave, type Leave } from '@/features/sales/start/use-leave'
import { useResume } from '@/features/sales/start/use-resume'
import { useSalePreview, type AskedPreview } from '@/features/sales/wizard/use-sale-preview'
import {
  fieldsOfStep,
  firstStepOf,
  isWizardStep,
  stepAfter,
  filledSteps,
  firstOpenStep,
  WIZARD_STEPS,
  type WizardStep,
} from '@/features/sales/wizard/wizard-steps'
import { draftOf, blankSale, valuesOfSale, type WizardValues } from '@/features/sales/wizard/wizard-values'
import { useDraft, type FormDraft } from '@/shared/form/use-draft'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm, type PortalForm } from '@/shared/form/use-portal-form'
import { api } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { useAppDispatch } from '@/shared/store/hooks'

export type StoredDraft = { id: string; row_version: number }

export type Wizard = {
  form: PortalForm<WizardValues>
  values: WizardValues
  draft: FormDraft
  preview: AskedPreview
  step: WizardStep
  filled: ReadonlySet<WizardStep>
  faulty: ReadonlySet<WizardStep>
  /** The draft on the server, once there is one. */
  kept: StoredDraft | null
  /** Why the last save failed, where that asks for a decision. */
  conflict: ApiFailure | null
  isSaving: boolean
  goTo: (step: WizardStep) => void
  next: () => Promise<void>
  /** Saves what stands; answers the draft, or null where something is still wrong. */
  save: () => Promise<StoredDraft | null>
  /** Ours stands: saved once more, on the version that somebody else made. */
  overwrite: () => Promise<void>
  /** The unit is taken back, and another one chosen. */
  chooseUnit: () => void
  /** All that is needed is there. */
  isWhole: boolean
  /** To the last step, saved on the way. */
  toCheck: () => Promise<void>
  /** Whoever made the buyer comes back to this. */
  chooseBuyer: (id: string) => Promise<void>
  leave: Leave
}

const CONFLICTS = ['stale_record', 'unit_taken']

export type WizardStart = {
  row: SaleRow | null
  detail: SaleDetail | null
  /** What is known of a new one. */
  begun: WizardValues | null
  onCreated: (id: string) => void
}

/** A sale in its making: one form in six steps, each of which has an address. Nothing is lost between them. */
export function useWizard({ row, detail, begun, onCreated }: WizardStart): Wizard {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [create] = sales.useCreateMutation()
  const [update] = sales.useUpdateMutation()
  const [kept, setKept] = useState<StoredDraft | null>(row)
  const [filled, setFilled] = useState<ReadonlySet<WizardStep>>(() => filledSteps(row !== null, begun))
  const [conflict, setConflict] = useState<ApiFailure | null>(null)
  const version = useRef(row?.row_version ?? 0)
  const keptId = useRef(row?.id ?? null)
  const settle = useRef<(saved: StoredDraft | null) => void>(() => undefined)

  const store = async (values: WizardValues): Promise<StoredDraft> => {
    const body = draftOf(values) ?? values
    const saved = kept
      ? await update({ id: kept.id, row_version: version.current, values: body }).unwrap()
      : await create(body).unwrap()
    // The quote says now that there is a sale, and the lead is worked on.
    dispatch(api.util.invalidateTags(['unit_quote', 'lead'].map(listTag)))
    return { id: saved.id, row_version: saved.row_version }
  }
  const form = usePortalForm<WizardValues>({
    schema: draftSaleSchema,
    defaultValues: row && detail ? valuesOfSale(row, detail) : (begun ?? blankSale),
    onSubmit: async (values, fields) => {
      setConflict(null)
      try {
        const saved = await store(values)
        version.current = saved.row_version
        fields.reset(fields.getValues())
        setKept(saved)
        if (keptId.current === null) {
          keptId.current = saved.id
          onCreated(saved.id)
          goTo(step, true)
        }
        settle.current(saved)
      } catch (failed) {
        const failure = toApiFailure(failed)
        const fault = firstStepOf(failure.fields.map(({ path }) => path))
        if (fault) goTo(fault)
        settle.current(null)
        if (!CONFLICTS.includes(failure.code)) throw failed
        setConflict(failure)
        if (kept) dispatch(sales.wentStale(kept.id))
      }
    },
  })
  const { fields } = form
  const values = useFormValues(form)
  const draft = useDraft(form, `sale:${kept?.id ?? 'new'}`)
  const preview = useSalePreview(values, kept?.id ?? null)
  const asked = params.get('step')
  const isWhole = draftOf(values) !== null
  const step = isWizardStep(asked) ? asked : firstOpenStep(values, isWhole)
  useResume({ form, draft, step, storedAt: row?.updated_at ?? null })
  const leave = useLeave(form, draft, kept?.id ?? null)

  const { errors } = fields.formState
  const faulty = new Set(WIZARD_STEPS.filter(each => fieldsOfStep(each).some(field => field in errors)))

  function goTo(to: WizardStep, replace = false) {
    const search = new URLSearchParams(params)
    search.set('step', to)
    // Whoever comes back by this address finds the draft, not a second new one.
    if (keptId.current) {
      search.set('sell', keptId.current)
      for (const name of ['unit', 'buyer', 'lead', 'quote']) search.delete(name)
    }
    void navigate({ search: search.toString() }, { replace })
  }
  // What is wrong stands in this step: the first of it takes the focus, as if the form had one page.
  useEffect(() => {
    const [first] = fieldsOfStep(step).filter(field => field in errors)
    if (first) fields.setFocus(first as keyof WizardValues)
    // oxlint-disable-next-line react/exhaustive-deps -- only when one arrives there
  }, [step])

  const save = () =>
    new Promise<StoredDraft | null>(resolve => {
      settle.current = resolve
      void fields.trigger().then(isRight => {
        if (isRight) return form.handleSubmit()
        const fault = firstStepOf(Object.keys(fields.formState.errors))
        if (fault) goTo(fault)
        form.handleSubmit()
        resolve(null)
      })
    })
  const next = async () => {
    const isRight = await fields.trigger(fieldsOfStep(step) as (keyof WizardValues)[], { shouldFocus: true })
    if (!isRight) return
    setFilled(known => new Set([...known, step]))
    const isWhole = draftOf(fields.getValues()) !== null
    // Sellers are only proposed: nothing is drafted before they were seen.
    const isDue = kept ? fields.formState.isDirty : step === 'sellers'
    if (isWhole && isDue && !(await save())) return
    const to = stepAfter(step, 1)
    if (to) goTo(to)
  }
  const toCheck = async () => {
    const isStored = kept !== null && !fields.formState.isDirty
    if (isStored || (await save())) goTo('check')
  }
  const chooseUnit = () => {
    fields.setValue('unit_id', null, { shouldDirty: true })
    goTo('unit')
  }
  const chooseBuyer = async (id: string) => {
    fields.setValue('buyer_id', id, { shouldDirty: true })
    setFilled(known => new Set([...known, 'buyer' as const]))
    // Whoever comes from a quote has said all else.
    if (draftOf(fields.getValues()) && fields.getValues('quote_id') !== null) await toCheck()
    else goTo('price')
  }
  const overwrite = async () => {
    if (!conflict?.currentVersion) return
    version.current = conflict.currentVersion
    await save()
  }
  return {
    form,
    values,
    draft,
    preview,
    step,
    filled,
    faulty,
    kept,
    conflict,
    isSaving: form.isBusy,
    goTo,
    next,
    save,
    overwrite,
    chooseUnit,
    isWhole,
    toCheck,
    chooseBuyer,
    leave,
  }
}
