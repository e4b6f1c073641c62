import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesGr: Translated<typeof shellPhrases> = {
  skip: 'Zum Inhalt springen',
  breadcrumbs: 'Sie sind hier',
  menu: {
    label: 'Hauptmenü',
    open: 'Menü öffnen',
    narrow: 'Menü verkleinern',
    widen: 'Menü vergrößern',
    more: 'Mehr',
  },
  topbar: {
    layout: 'Layout-Einstellungen',
    to_dark: 'Zu dunklen Farben wechseln',
    to_light: 'Zu hellen Farben wechseln',
  },
  unit: {
    label: 'Geschäftseinheit:',
    choose: 'Daten anzeigen von',
    all: 'Alle meine Einheiten',
  },
  bell: { label: 'Benachrichtigungen', unread: 'Benachrichtigungen, ungelesen: {{count}}' },

  user: {
    label: 'Konto von {{name}}',
    profile: 'Mein Profil',
    sign_out: 'Abmelden',
  },
  panel: {
    title: 'Layout-Einstellungen',
    intro: 'Änderungen werden sofort übernommen, auf diesem Gerät und in Ihrem Konto.',
    reset: 'Standardlayout wiederherstellen',
    layoutType: {
      title: 'Anordnung',
      vertical: 'Seitenmenü',
      horizontal: 'Oberes Menü',
      twocolumn: 'Zwei Spalten',
      semibox: 'Gerahmte Seite',
    },
    mode: { title: 'Farben', light: 'Hell', dark: 'Dunkel' },
    layoutWidth: { title: 'Breite', fluid: 'Ganzes Fenster', boxed: 'Begrenzt' },
    sidebarSize: {
      title: 'Menügröße',
      lg: 'Voll',
      md: 'Kompakt',
      sm: 'Symbole',
      'sm-hover': 'Symbole, breiter beim Zeigen',
    },
    topbar_colour: { title: 'Obere Leiste', light: 'Hell', dark: 'Dunkel' },
    position: { title: 'Beim Scrollen', fixed: 'Rahmen bleibt stehen', scrollable: 'Rahmen läuft mit' },
    sidebarView: { title: 'Menürand', default: 'Anliegend', detached: 'Abgesetzt' },
    sidebarColor: { title: 'Menüfarbe', dark: 'Dunkel', light: 'Hell', gradient: 'Farbverlauf' },
    sidebarImage: {
      title: 'Menübild',
      none: 'Keines',
      'img-1': 'Hochhäuser',
      'img-2': 'Hügel',
      'img-3': 'Terrassen',
      'img-4': 'Grundriss',
    },
    preloader: { title: 'Startbild', enable: 'Anzeigen', disable: 'Nicht anzeigen' },
    visibility: { title: 'Menü', show: 'Sichtbar', hidden: 'Verborgen bis zum Öffnen' },
    why: {
      no_sidebar: 'Die Anordnung mit oberem Menü hat kein Seitenmenü.',
      own_size: 'Zwei Spalten haben ihre eigene Größe.',
      vertical_only: 'Nur für die Anordnung mit Seitenmenü.',
      hidden: 'Das Menü ist verborgen, bis es geöffnet wird.',
      phone: 'Anordnung und Aussehen des Menüs wirken nur in breiteren Fenstern.',
    },
  },
}
