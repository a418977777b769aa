// A bot for Carson that plays at random. It needs Node.js and no package.
const readline = require('node:readline');

const send = (message) => process.stdout.write(JSON.stringify(message) + '\n');

let state = 1;
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    send({ type: 'hello', protocol: 1, name: 'random in JavaScript' });
  } else if (message.type === 'game') {
    state = parseInt(message.seed.slice(0, 8), 16);
  } else if (message.type === 'ask') {
    // message.view is everything this seat may know; a better bot looks at it
    const choice = message.legal[below(message.legal.length)];
    send({ type: 'choose', ask: message.ask, action: choice.action });
  } else if (message.type === 'bye') {
    process.exit(0);
  }
});
