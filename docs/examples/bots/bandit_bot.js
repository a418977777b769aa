// A bot for Carson that learns from game to game which answers tend to win. It needs Node.js and no package.
const readline = require('node:readline');

const send = (message) => process.stdout.write(JSON.stringify(message) + '\n');

const tried = new Map(); // a word of an answer -> in how many games it was given, and how many of them were won
let moves = []; // of this game, as far as everybody may know them
let games = 0;
let state = 1;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

// the share of games won with an answer, a little higher for what was hardly tried
const hope = (word) => {
  const [given, won] = tried.get(word) ?? [0, 0];
  return (won + 1) / (given + 2) + 0.1 * random();
};

const answers = {
  hello: () => send({ type: 'hello', protocol: 2, name: 'bandit in JavaScript', games: ['city', 'cards'], learns: true }),
  game: (message) => {
    state = parseInt(message.seed.slice(0, 8), 16);
    moves = [];
  },
  ask: ({ ask, legal }) => {
    const hopes = legal.map((one) => hope(one.text));
    send({ type: 'choose', ask, action: legal[hopes.indexOf(Math.max(...hopes))].action });
  },
  over: ({ seat, ranking, winners }) => {
    const mine = new Set(moves.filter((move) => move.seat === seat).map((move) => move.text));
    const won = ranking.slice(0, winners).includes(seat) ? 1 : 0;
    for (const word of mine) {
      const [given, before] = tried.get(word) ?? [0, 0];
      tried.set(word, [given + 1, before + won]);
    }
    games += 1;
    console.error(`learned from ${games} games`);
    send({ type: 'ready' });
  },
  bye: () => process.exit(0),
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.moves) moves = [...moves.slice(0, message.since), ...message.moves];
  answers[message.type]?.(message);
});
