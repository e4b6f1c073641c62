import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesGr: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: 'Guten Abend, {{name}}',
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
  },
  units: 'Ihre Einheiten',
  roles: 'Ihre Rollen',
  no_units: 'Ihnen wurde noch keine Geschäftseinheit zugewiesen.',
  no_roles: 'Ihnen wurde noch keine Rolle zugewiesen. Das kann die Administration tun.',
  attention: {
    title: 'Wartet auf Sie',
    pending_one: '{{count}} Konto wartet auf Aktivierung',
    pending_other: '{{count}} Konten warten auf Aktivierung',
    pending_text:
      'Die Personen haben sich registriert und können nichts tun, bis ihnen eine Rolle zugewiesen wird.',
    pending_action: 'Benutzer öffnen',
  },
  shortcuts: {
    title: 'Was Sie öffnen können',
    empty: 'Für Sie ist noch nichts freigegeben',
    empty_text: 'Sobald Ihnen eine Rolle zugewiesen wird, erscheinen ihre Seiten hier und im Menü.',
    loading: 'Ihr Menü wird geladen.',
  },
  recent: { title: 'Zuletzt geöffnet' },
}
