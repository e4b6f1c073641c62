import type { Field } from '@contract/kernel/define-resource'
import { commissionSchemeResource } from '@contract/modules/commission/scheme.resource'
import { SELLER_LEVELS, type SellerLevel } from '@contract/selling/scheme.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { LineWords } from '@/shared/record/history-entry'
import { useFieldWords } from '@/shared/record/use-field-words'

const OWN = commissionSchemeResource.fields as Record<string, Field>
const PARTS: Record<string, Pick<Field, 'kind'>> = {
  rate_pct: { kind: 'rate' },
  trigger_pct: { kind: 'rate' },
  release_pct: { kind: 'rate' },
  is_override: { kind: 'boolean' },
  requires_event: { kind: 'enum' },
  name: { kind: 'text' },
}
const isLevel = (name: string | undefined): name is SellerLevel => SELLER_LEVELS.some(level => level === name)

/** What a line of a comparison or of the history is about: `levels.agent.rate_pct`, `tranches.2.name`, `valid_from`. */
export function useLineWords(): { of: (line: string) => LineWords | null } {
  const t = usePhrases('commission')
  const selling = usePhrases('selling')
  const words = useFieldWords('commission')
  return {
    of: line => {
      const [list, which, name = ''] = line.split('.')
      const part = PARTS[name]
      if (list === 'levels' && isLevel(which) && part)
        return {
          name,
          field: part as Field,
          label: t('line', { part: selling(`levels.${which}`), field: words.label(name) }),
        }
      if (list === 'tranches' && part)
        return {
          name,
          field: part as Field,
          label: t('line', {
            part: t('tranches.number', { number: which ?? '' }),
            field: words.label(name === 'name' ? 'tranche_name' : name),
          }),
        }
      const field = OWN[line]
      return field ? { name: line, field, label: words.label(line) } : null
    },
  }
}
