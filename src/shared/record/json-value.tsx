import { usePhrases } from '@/shared/i18n/use-phrases'

export type JsonValueProps = { value: unknown }

type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(one => one === null || typeof one !== 'object')

const lineOf = (part: Part) =>
  Object.values(part)
    .filter(one => typeof one === 'string' && one !== '')
    .join(' · ')

/** People with their numbers, and the like: a line each. What is made of more than that stands as it was kept. */
export function JsonValue({ value }: JsonValueProps) {
  const t = usePhrases('record')
  const parts = Array.isArray(value) ? (value as unknown[]) : [value]
  if (parts.length === 0) return t('none')
  if (!parts.every(isPart)) return <bdi>{JSON.stringify(value)}</bdi>
  return (
    <ul className="plain-list">
      {parts.map((part, index) => (
        <li key={index}>
          <bdi>{lineOf(part)}</bdi>
        </li>
      ))}
    </ul>
  )
}
