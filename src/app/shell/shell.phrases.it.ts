import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesIt: Translated<typeof shellPhrases> = {
  skip: 'Vai al contenuto',
  breadcrumbs: 'Posizione attuale',
  menu: {
    label: 'Menu principale',
    open: 'Apri il menu',
    narrow: 'Riduci il menu',
    widen: 'Allarga il menu',
    more: 'Altro',
  },
  topbar: {
    layout: 'Impostazioni di layout',
    to_dark: 'Passa ai colori scuri',
    to_light: 'Passa ai colori chiari',
  },
  unit: {
    label: 'Unità operativa:',
    choose: 'Mostra i dati di',
    all: 'Tutte le mie unità',
  },
  bell: { label: 'Notifiche', unread: 'Notifiche, non lette: {{count}}' },

  user: {
    label: 'Account di {{name}}',
    profile: 'Il mio profilo',
    sign_out: 'Esci',
  },
  panel: {
    title: 'Impostazioni di layout',
    intro: 'Le modifiche vengono salvate subito, su questo dispositivo e nel Suo account.',
    reset: 'Ripristina il layout standard',
    layoutType: {
      title: 'Disposizione',
      vertical: 'Menu laterale',
      horizontal: 'Menu in alto',
      twocolumn: 'Due colonne',
      semibox: 'Pagina incorniciata',
    },
    mode: { title: 'Colori', light: 'Chiari', dark: 'Scuri' },
    layoutWidth: { title: 'Larghezza', fluid: 'Finestra intera', boxed: 'Limitata' },
    sidebarSize: {
      title: 'Dimensione del menu',
      lg: 'Completo',
      md: 'Compatto',
      sm: 'Icone',
      'sm-hover': 'Icone, più largo al passaggio',
    },
    topbar_colour: { title: 'Barra superiore', light: 'Chiara', dark: 'Scura' },
    position: { title: 'Durante lo scorrimento', fixed: 'Cornice fissa', scrollable: 'Cornice mobile' },
    sidebarView: { title: 'Bordo del menu', default: 'Unito', detached: 'Staccato' },
    sidebarColor: { title: 'Colore del menu', dark: 'Scuro', light: 'Chiaro', gradient: 'Sfumatura' },
    sidebarImage: {
      title: 'Immagine del menu',
      none: 'Nessuna',
      'img-1': 'Torri',
      'img-2': 'Colline',
      'img-3': 'Terrazze',
      'img-4': 'Planimetria',
    },
    preloader: { title: 'Schermata iniziale', enable: 'Mostra', disable: 'Non mostrare' },
    visibility: { title: 'Menu', show: 'Visibile', hidden: 'Nascosto fino all’apertura' },
    why: {
      no_sidebar: 'La disposizione con menu in alto non ha un menu laterale.',
      own_size: 'Le due colonne hanno una dimensione propria.',
      vertical_only: 'Solo per la disposizione con menu laterale.',
      hidden: 'Il menu è nascosto finché non viene aperto.',
      phone: 'La disposizione e l’aspetto del menu si vedono solo nelle finestre più larghe.',
    },
  },
}
