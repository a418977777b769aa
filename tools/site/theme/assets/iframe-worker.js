// Pages that are opened as files may start no worker, and the search is one. A frame without a picture does
// its work then: what is posted to it is handed on as a message, and what it posts comes back the same way.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement('iframe');
      this.frame.hidden = true;
      window.addEventListener('message', (event) => {
        if (event.source !== this.frame.contentWindow) return;
        const told = new MessageEvent('message', { data: event.data });
        this.dispatchEvent(told);
        if (this.onmessage) this.onmessage(told);
      });
      this.ready = new Promise((resolve) => {
        const begin = () => {
          document.body.append(this.frame);
          const page = this.frame.contentWindow;
          page.document.open();
          page.document.write(
            `<script>
              postMessage = (data) => parent.postMessage(data, '*');
              importScripts = (...urls) => urls.reduce((before, url) => before.then(() => new Promise((done) => {
                const script = document.createElement('script');
                script.src = url;
                script.onload = script.onerror = done;
                document.body.append(script);
              })), Promise.resolve());
            <\/script><body><script src="${url}"><\/script>`,
          );
          page.document.close();
          page.addEventListener('load', resolve);
        };
        if (document.body) begin();
        else document.addEventListener('DOMContentLoaded', begin);
      });
    }
    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
