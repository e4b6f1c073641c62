import type { Translated } from '@/shared/i18n/translated'
import type { errorsPhrases } from './errors.phrases'

export const errorsPhrasesGr: Translated<typeof errorsPhrases> = {
  to_dashboard: 'Zum Dashboard',
  back: 'Zurück',
  try_again: 'Erneut versuchen',
  not_found: {
    kicker: 'Fehler 404',
    title: 'Unter dieser Adresse gibt es keine Seite',
    text: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite wurde verschoben. Prüfen Sie sie oder beginnen Sie beim Dashboard.',
  },
  no_right: {
    kicker: 'Fehler 403',
    title: 'Sie haben keinen Zugriff auf diese Seite',
    text: 'Ihre Rollen schließen sie nicht ein. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Administration und nennen Sie diese Berechtigung:',
    text_plain:
      'Ihre Rollen schließen sie nicht ein. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Administration.',
  },
  not_built_yet: {
    title: '{{title}}: noch nicht verfügbar',
    title_plain: 'Diese Seite ist noch nicht verfügbar',
    text: 'Dieser Teil des Portals hat schon einen Platz im Menü, aber noch keine Funktionen.',
  },
  offline: {
    title: 'Sie sind offline.',
    text: 'Die Anzeige ist möglicherweise veraltet, und es wird nichts gesendet, bis die Verbindung wieder besteht.',
  },
  crashed: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    text: 'Es liegt nicht an Ihnen. Bereits Gespeichertes ist sicher. Versuchen Sie es erneut oder kehren Sie zum Dashboard zurück.',
    request_id: 'Anfrage {{id}}',
    show_details: 'Details für den Support',
    copy: 'Details kopieren',
    copied: 'Kopiert',
  },
  chunk_failed: {
    script: 'Ein Programmteil konnte nicht geladen werden',
    style: 'Die Darstellung konnte nicht geladen werden',
    text: 'Ein Teil der Seite konnte nicht abgerufen werden. Vielleicht ist die Verbindung schwach, oder das Portal wurde gerade aktualisiert.',
    type: 'Art: {{type}}',
    types: {
      error: 'keine Antwort',
      missing: 'nicht mehr vorhanden',
      timeout: 'hat zu lange gedauert',
    },
  },
}
