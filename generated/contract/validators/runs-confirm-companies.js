// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateConfirmedRun, validateDecisionMaker, validateReviewedCompany, validateRunId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaRunsConfirmCompaniesArguments = {"$id":"RunsConfirmCompaniesArguments","type":"object","required":["runId","language","channel"],"properties":{"runId":{"$ref":"RunId"},"language":{"type":"string","maxLength":20,"minLength":2},"channel":{"type":"string","enum":["email"]},"contactResearchRequest":{"type":"string","maxLength":2000},"excludedDomains":{"type":"array","items":{"type":"string","maxLength":300,"minLength":1},"maxItems":500},"greeting":{"type":"string","maxLength":40,"minLength":1,"pattern":"^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$"},"languageChosen":{"type":"boolean"},"leadsPerCompany":{"type":"integer","maximum":5,"minimum":1},"reviewedCompanies":{"type":"array","items":{"$ref":"ReviewedCompany"},"maxItems":200},"targetAudience":{"type":"string","maxLength":65536},"targetDecisionMakers":{"type":"array","items":{"$ref":"DecisionMaker"},"maxItems":20},"targetMarket":{"type":"string","maxLength":2000},"targetRoles":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":20},"tone":{"type":"string","maxLength":200}},"additionalProperties":false};
const funcRunsConfirmCompaniesArguments = Object.prototype.hasOwnProperty;
const patternRunsConfirmCompaniesArguments = new RegExp("^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$", "u");
function validateRunsConfirmCompaniesArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunsConfirmCompaniesArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.channel === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcRunsConfirmCompaniesArguments.call(schemaRunsConfirmCompaniesArguments.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(ucs2length(data1) > 20){
const err4 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(ucs2length(data1) < 2){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
if(!(data2 === "email")){
const err8 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schemaRunsConfirmCompaniesArguments.properties.channel.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.contactResearchRequest !== undefined){
let data3 = data.contactResearchRequest;
if(typeof data3 === "string"){
if(ucs2length(data3) > 2000){
const err9 = {instancePath:instancePath+"/contactResearchRequest",schemaPath:"#/properties/contactResearchRequest/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/contactResearchRequest",schemaPath:"#/properties/contactResearchRequest/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.excludedDomains !== undefined){
let data4 = data.excludedDomains;
if(Array.isArray(data4)){
if(data4.length > 500){
const err11 = {instancePath:instancePath+"/excludedDomains",schemaPath:"#/properties/excludedDomains/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data4.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(ucs2length(data5) > 300){
const err12 = {instancePath:instancePath+"/excludedDomains/" + i0,schemaPath:"#/properties/excludedDomains/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err12);
errors++;
}
if(ucs2length(data5) < 1){
const err13 = {instancePath:instancePath+"/excludedDomains/" + i0,schemaPath:"#/properties/excludedDomains/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/excludedDomains/" + i0,schemaPath:"#/properties/excludedDomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/excludedDomains",schemaPath:"#/properties/excludedDomains/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.greeting !== undefined){
let data6 = data.greeting;
if(typeof data6 === "string"){
if(ucs2length(data6) > 40){
const err16 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err16);
errors++;
}
if(ucs2length(data6) < 1){
const err17 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17);
errors++;
}
if(!patternRunsConfirmCompaniesArguments.test(data6)){
const err18 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$"},message:"must match pattern \""+"^[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$"+"\""};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.languageChosen !== undefined){
if(typeof data.languageChosen !== "boolean"){
const err20 = {instancePath:instancePath+"/languageChosen",schemaPath:"#/properties/languageChosen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.leadsPerCompany !== undefined){
let data8 = data.leadsPerCompany;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
(vErrors ??= []).push(err22);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data.reviewedCompanies !== undefined){
let data9 = data.reviewedCompanies;
if(Array.isArray(data9)){
if(data9.length > 200){
const err24 = {instancePath:instancePath+"/reviewedCompanies",schemaPath:"#/properties/reviewedCompanies/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err24);
errors++;
}
const len1 = data9.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateReviewedCompany(data9[i1], {instancePath:instancePath+"/reviewedCompanies/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateReviewedCompany.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/reviewedCompanies",schemaPath:"#/properties/reviewedCompanies/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.targetAudience !== undefined){
let data11 = data.targetAudience;
if(typeof data11 === "string"){
if(ucs2length(data11) > 65536){
const err26 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.targetDecisionMakers !== undefined){
let data12 = data.targetDecisionMakers;
if(Array.isArray(data12)){
if(data12.length > 20){
const err28 = {instancePath:instancePath+"/targetDecisionMakers",schemaPath:"#/properties/targetDecisionMakers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err28);
errors++;
}
const len2 = data12.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateDecisionMaker(data12[i2], {instancePath:instancePath+"/targetDecisionMakers/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateDecisionMaker.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/targetDecisionMakers",schemaPath:"#/properties/targetDecisionMakers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.targetMarket !== undefined){
let data14 = data.targetMarket;
if(typeof data14 === "string"){
if(ucs2length(data14) > 2000){
const err30 = {instancePath:instancePath+"/targetMarket",schemaPath:"#/properties/targetMarket/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/targetMarket",schemaPath:"#/properties/targetMarket/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.targetRoles !== undefined){
let data15 = data.targetRoles;
if(Array.isArray(data15)){
if(data15.length > 20){
const err32 = {instancePath:instancePath+"/targetRoles",schemaPath:"#/properties/targetRoles/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err32);
errors++;
}
const len3 = data15.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(ucs2length(data16) > 200){
const err33 = {instancePath:instancePath+"/targetRoles/" + i3,schemaPath:"#/properties/targetRoles/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err33);
errors++;
}
if(ucs2length(data16) < 1){
const err34 = {instancePath:instancePath+"/targetRoles/" + i3,schemaPath:"#/properties/targetRoles/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/targetRoles/" + i3,schemaPath:"#/properties/targetRoles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/targetRoles",schemaPath:"#/properties/targetRoles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.tone !== undefined){
let data17 = data.tone;
if(typeof data17 === "string"){
if(ucs2length(data17) > 200){
const err37 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38);
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err39);
errors++;
}
validateRunsConfirmCompaniesArguments.errors = vErrors;
return errors === 0;
}
validateRunsConfirmCompaniesArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsConfirmCompaniesArguments as args,
  validateConfirmedRun as value,
};
