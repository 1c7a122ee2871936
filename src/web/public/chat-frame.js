// @ts-check
// Loads the live chat that the operator chose into its own frame, and tells the page around it how it stands (SHELL-02).
;(() => {
  const { provider = '', widget = '', origin = '', frame = '', page = '' } = document.documentElement.dataset
  // At the product's own origin a script of others would reach everything of its user.
  if (location.origin !== frame) return
  /** Whatever a service puts here is its own. */
  const globals = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window))

  /** @param {'chat-shown' | 'chat-closed' | 'chat-unavailable'} news as `ChatNews` of src/contract/chat-frame.ts */
  const tell = (news) => parent.postMessage(news, page)

  /**
   * @param {string} address
   * @param {() => void} [loaded]
   */
  const load = (address, loaded) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.addEventListener('error', () => tell('chat-unavailable'))
    if (loaded) script.addEventListener('load', loaded)
    document.head.append(script)
  }

  /** Each service by its own names: how it is loaded, how it is opened again. */
  const services = {
    tawk: {
      load() {
        globals.Tawk_LoadStart = new Date()
        globals.Tawk_API = {
          customStyle: { visibility: { desktop: { position: 'bl', xOffset: 0, yOffset: 0 } } },
          onLoad: () => {
            globals.Tawk_API.maximize()
            tell('chat-shown')
          },
          onChatMinimized: () => tell('chat-closed'),
        }
        load(`${origin}/${widget}`)
      },
      show: () => globals.Tawk_API.maximize?.(),
    },
    crisp: {
      load() {
        globals.CRISP_WEBSITE_ID = widget
        globals.$crisp = [
          ['config', 'position:reverse', [true]],
          ['on', 'chat:closed', () => tell('chat-closed')],
          ['on', 'session:loaded', () => tell('chat-shown')],
          ['do', 'chat:open'],
        ]
        load(`${origin}/l.js`)
      },
      show: () => globals.$crisp.push(['do', 'chat:open']),
    },
    chatwoot: {
      load() {
        globals.chatwootSettings = { hideMessageBubble: true, position: 'left', locale: document.documentElement.lang }
        addEventListener('chatwoot:ready', () => {
          globals.$chatwoot.toggle('open')
          tell('chat-shown')
        })
        addEventListener('chatwoot:closed', () => tell('chat-closed'))
        load(`${origin}/packs/js/sdk.js`, () => globals.chatwootSDK.run({ websiteToken: widget, baseUrl: origin }))
      },
      show: () => globals.$chatwoot?.toggle('open'),
    },
  }

  const chosen = services[/** @type {keyof typeof services} */ (provider)]
  addEventListener('message', (event) => {
    if (event.source === parent && event.origin === page && event.data === 'chat-show') chosen.show()
  })
  chosen.load()
})()
