// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateLeadAdded, validateProjectId, validateWhyGoodLeadInput } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaLeadsAddArguments = {"$id":"LeadsAddArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"analysis":{"type":"string","maxLength":65536},"city":{"type":"string","maxLength":200},"company":{"type":"string","maxLength":500},"companyCity":{"type":"string","maxLength":200},"companyDomain":{"type":"string","maxLength":500},"companyWebsite":{"type":"string","maxLength":2000},"country":{"type":"string","maxLength":200},"customFields":{"type":"object","additionalProperties":true},"domain":{"type":"string","maxLength":500},"email":{"type":"string","maxLength":320},"externalUrl":{"type":"string","maxLength":2000},"firstName":{"type":"string","maxLength":200},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"linkedinUrl":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":500},"notes":{"type":"string","maxLength":65536},"outreachAngle":{"type":"string","maxLength":65536},"phone":{"type":"string","maxLength":100},"source":{"type":"string","maxLength":200},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":100},"whyGoodLead":{"$ref":"WhyGoodLeadInput"}},"additionalProperties":false};
const funcLeadsAddArguments = Object.prototype.hasOwnProperty;
function validateLeadsAddArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadsAddArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadsAddArguments.call(schemaLeadsAddArguments.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.analysis !== undefined){
let data1 = data.analysis;
if(typeof data1 === "string"){
if(ucs2length(data1) > 65536){
const err2 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(typeof data3 === "string"){
if(ucs2length(data3) > 500){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.companyCity !== undefined){
let data4 = data.companyCity;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err8 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.companyDomain !== undefined){
let data5 = data.companyDomain;
if(typeof data5 === "string"){
if(ucs2length(data5) > 500){
const err10 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data6 = data.companyWebsite;
if(typeof data6 === "string"){
if(ucs2length(data6) > 2000){
const err12 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(ucs2length(data7) > 200){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.customFields !== undefined){
let data8 = data.customFields;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err16 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.domain !== undefined){
let data9 = data.domain;
if(typeof data9 === "string"){
if(ucs2length(data9) > 500){
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.email !== undefined){
let data10 = data.email;
if(typeof data10 === "string"){
if(ucs2length(data10) > 320){
const err19 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.externalUrl !== undefined){
let data11 = data.externalUrl;
if(typeof data11 === "string"){
if(ucs2length(data11) > 2000){
const err21 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.firstName !== undefined){
let data12 = data.firstName;
if(typeof data12 === "string"){
if(ucs2length(data12) > 200){
const err23 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.jobTitle !== undefined){
let data13 = data.jobTitle;
if(typeof data13 === "string"){
if(ucs2length(data13) > 500){
const err25 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.lastName !== undefined){
let data14 = data.lastName;
if(typeof data14 === "string"){
if(ucs2length(data14) > 200){
const err27 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data15 = data.linkedinUrl;
if(typeof data15 === "string"){
if(ucs2length(data15) > 2000){
const err29 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.location !== undefined){
let data16 = data.location;
if(typeof data16 === "string"){
if(ucs2length(data16) > 500){
const err31 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.notes !== undefined){
let data17 = data.notes;
if(typeof data17 === "string"){
if(ucs2length(data17) > 65536){
const err33 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data18 = data.outreachAngle;
if(typeof data18 === "string"){
if(ucs2length(data18) > 65536){
const err35 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.phone !== undefined){
let data19 = data.phone;
if(typeof data19 === "string"){
if(ucs2length(data19) > 100){
const err37 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.source !== undefined){
let data20 = data.source;
if(typeof data20 === "string"){
if(ucs2length(data20) > 200){
const err39 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 100){
const err41 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err41);
errors++;
}
const len0 = data21.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data22 = data21[i0];
if(typeof data22 === "string"){
if(ucs2length(data22) > 100){
const err42 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err42);
errors++;
}
if(ucs2length(data22) < 1){
const err43 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.whyGoodLead !== undefined){
if(!(validateWhyGoodLeadInput(data.whyGoodLead, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWhyGoodLeadInput.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46);
errors++;
}
validateLeadsAddArguments.errors = vErrors;
return errors === 0;
}
validateLeadsAddArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsAddArguments as args,
  validateLeadAdded as value,
};
