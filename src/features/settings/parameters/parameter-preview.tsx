import { isDateText } from '@contract/kernel/dates'
import type { Parameter } from '@contract/kernel/define-parameter'
import type { SetParameter } from '@contract/modules/settings/parameter.calls'
import { useCountTouchedQuery } from '@/features/settings/parameters/parameters.api'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { useFormValues } from '@/shared/form/use-form-values'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type ParameterPreviewProps = { parameter: Parameter; form: PortalForm<SetParameter> }

/** From when the new value counts, and what becomes of the records that there are. */
export function ParameterPreview({ parameter: { code }, form }: ParameterPreviewProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const formats = useFormats()
  const { scope, for_ou_id, for_project_id, effective_from: from } = useFormValues(form)
  const isPlaced = scope === 'company' || Boolean(scope === 'unit' ? for_ou_id : for_project_id)
  const { currentData } = useCountTouchedQuery(
    {
      code,
      ...(scope === 'unit' && for_ou_id && { for_ou_id }),
      ...(scope === 'project' && for_project_id && { for_project_id }),
    },
    { skip: !isPlaced },
  )
  if (!currentData || typeof from !== 'string' || !isDateText(from)) return null
  return (
    <Banner tone="info" role="status">
      {t('touched.from', { date: formats.date(from) })} {words.touched(code, currentData.count)}
    </Banner>
  )
}
