import { useMemo } from 'react'
import { moduleName } from '@contract/access/modules'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { storedName } from '@/shared/i18n/stored-name'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'

type NamedCode = { code: string; name: string }

export type AccessNames = {
  role: (role: { name: string }) => string
  module: (module: NamedCode) => string
  /** "Users · View" of settings.user.view; a code that nobody has words for stands as it is. */
  permission: (code: string) => string
  /** Why two duties are kept apart; the administrator's own words stand as they were written. */
  duty: (rule: { code: string; reason: string }) => string
}

const wordFor = (namespace: string, key: string) =>
  hasPhrase(namespace, key) ? phrase(namespace, key) : null

/** What came with the portal speaks the language of the moment; what somebody named themselves keeps its name. */
export function useAccessNames(): AccessNames {
  const locale = useLocale()
  const t = usePhrases('rights')
  return useMemo(() => {
    void [locale, t]
    const part = (kind: 'resource' | 'action', code: string) =>
      wordFor('rights', `${kind}.${code.replaceAll('.', '_')}`)
    return {
      role: ({ name }) => storedName('role', name),
      module: ({ code, name }) =>
        moduleName(code) === name ? (wordFor('rights', `module.${code}`) ?? name) : name,
      permission: code => {
        const cut = code.lastIndexOf('.')
        const resource = part('resource', code.slice(0, cut))
        const action = part('action', code.slice(cut + 1))
        return resource && action ? `${resource} · ${action}` : code
      },
      duty: ({ code, reason }) =>
        wordFor(
          'rights',
          `duty.${code.startsWith('settings.role.assign_permission--') ? 'granting' : code.replaceAll(/[.-]+/g, '_')}`,
        ) ?? reason,
    }
  }, [locale, t])
}
