import type { SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

type SchemeScope = { developer_label: string | null; project_label: string | null }

/** For whom a scheme is and when, in a line. */
export function useSchemeWords() {
  const t = usePhrases('commission')
  const formats = useFormats()
  return {
    scope: ({ developer_label, project_label }: SchemeScope): string =>
      project_label ?? (developer_label ? t('scope.developer', { name: developer_label }) : t('scope.all')),
    span: ({ valid_from, valid_to }: Pick<SchemeDetail, 'valid_from' | 'valid_to'>): string =>
      valid_to
        ? t('span.closed', { from: formats.shortDate(valid_from), to: formats.shortDate(valid_to) })
        : t('span.open', { from: formats.shortDate(valid_from) }),
  }
}
